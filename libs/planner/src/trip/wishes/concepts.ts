import { Interest, PlaceKind } from '@app/guide';
import { CONCEPT_TABLE } from './concept-table.js';

/** What an unnamed activity is like, and what a town needs for it: one of these tags, interests or kinds of places; none means everywhere. */
export interface MadeActivity {
  readonly title: string;
  readonly minutes: number;
  /** Cost for an adult as a share of a usual day of food; 0 is free. */
  readonly costShare: number;
  readonly when: 'morning' | 'day' | 'evening';
  readonly indoor: boolean;
  readonly needs: readonly string[];
  readonly advice: string;
}

/** A kind of thing that travellers ask for: how they say it in six languages, and how it shows in data. Patterns run on folded text. */
export interface Concept {
  readonly id: string;
  /** Global, for its spans; search with it, a test would remember its place. */
  readonly said: RegExp;
  readonly shows: RegExp;
  readonly kinds: readonly PlaceKind[];
  readonly interests: readonly Interest[];
  readonly make: MadeActivity | null;
}

const LONGEST_SHORT = 4;
const PLURAL = '(?:e?s|e|en|n|i)?(?!\\p{L})';

/** A short word stands alone or in the plural, so that "bar" is not found in "Barbican"; a longer one may go on. */
function patternOf(word: string): string {
  const isOpen = word.endsWith('*') || word.endsWith('_') || word.endsWith('$');
  const text = word.replace(/\*$/, '').replaceAll('_', ' ');
  return isOpen || text.length > LONGEST_SHORT ? text : `${text}${PLURAL}`;
}

/** Matches any of the words at the beginning of a word; a cell of `-` matches nothing. */
const beginning = (words: string, flags: 'u' | 'gu'): RegExp =>
  words.trim() === '-' ? /(?!)/u : new RegExp(`(?<!\\p{L})(?:${words.trim().split(/\s+/).map(patternOf).join('|')})`, flags);
const listOf = (cell: string): string[] => (cell === '-' ? [] : cell.split(','));

function madeOf([title, facts = '', needs = '-', advice = '']: readonly string[]): MadeActivity | null {
  if (title === undefined) return null;
  const [minutes, costShare, when, where] = facts.split(' ');
  return {
    title,
    minutes: Number(minutes),
    costShare: Number(costShare),
    when: when as MadeActivity['when'],
    indoor: where === 'in',
    needs: listOf(needs),
    advice,
  };
}

function conceptOf(line: string): Concept {
  const [id = '', said = '', shows = '-', kinds = '-', interests = '-', ...make] = line.split('|').map((cell) => cell.trim());
  return {
    id,
    said: beginning(said, 'gu'),
    shows: beginning(shows, 'u'),
    kinds: listOf(kinds).map((kind) => PlaceKind.parse(kind)),
    interests: listOf(interests).map((interest) => Interest.parse(interest)),
    make: madeOf(make),
  };
}

export const CONCEPTS: readonly Concept[] = CONCEPT_TABLE.trim().split('\n').map(conceptOf);
