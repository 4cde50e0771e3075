import { foldName } from '@app/guide';
import type { Preferences, Wish } from '@app/contracts';

type Pace = Preferences['preferredPace'];
type Tier = Preferences['accommodationPreference'];

/** Starts of folded words in the languages people write to us; a phrase with a space must stand as it is. */
const PACE_WORDS: readonly (readonly [Pace, readonly string[]])[] = [
  [
    'slow',
    [
      'relax',
      'slow',
      'easy going',
      'easygoing',
      'laid back',
      'leisure',
      'unhurried',
      'take it easy',
      'chill',
      'honeymoon',
      'entspann',
      'gemutlich',
      'gemachlich',
      'ruhig',
      'tranquil',
      'detend',
      'repos',
      'despacio',
    ],
  ],
  [
    'fast',
    [
      'packed',
      'as much as possible',
      'as many as possible',
      'see everything',
      'fast paced',
      'busy',
      'intensive',
      'non stop',
      'viel sehen',
      'moglichst viel',
      'so viel wie',
      'tout voir',
      'verlo todo',
      'lo maximo',
    ],
  ],
];
const TIER_WORDS: readonly (readonly [Tier, readonly string[]])[] = [
  [
    'premium',
    ['luxur', 'luxus', 'luxe', 'lujo', 'premium', 'upscale', 'high end', 'five star', '5 star', 'funf sterne', 'first class hotel', 'splurge', 'deluxe'],
  ],
  [
    'budget',
    [
      'cheap',
      'hostel',
      'backpack',
      'low budget',
      'low cost',
      'on a budget',
      'tight budget',
      'shoestring',
      'frugal',
      'inexpensive',
      'gunstig',
      'billig',
      'jugendherberge',
      'pas cher',
      'bon marche',
      'economique',
      'barat',
      'economic',
    ],
  ],
  ['midrange', ['mid range', 'midrange', 'three star', '3 star', 'four star', '4 star', 'mittelklasse', 'comfortable hotel', 'boutique hotel']],
];

function firstNamed<T>(text: string, table: readonly (readonly [T, readonly string[]])[]): T | null {
  const padded = ` ${foldName(text)} `;
  return table.find(([, words]) => words.some((word) => padded.includes(` ${word}`)))?.[0] ?? null;
}

/** The pace that the words ask for, null when they say nothing. */
export const paceInWords = (text: string): Pace | null => firstNamed(text, PACE_WORDS);

/** "On a budget of 900" names an amount, "on a budget" a way to travel. */
const BUDGET_OF_AN_AMOUNT = / on an? (?:\w+ )?budget of /;

/** The tier that the words ask for, null when they say nothing. */
export const tierInWords = (text: string): Tier | null => firstNamed(foldName(text).replace(BUDGET_OF_AN_AMOUNT, ' '), TIER_WORDS);

const TIERS: ReadonlySet<string> = new Set<Tier>(['budget', 'midrange', 'premium']);
const isTier = (word: string): word is Tier => TIERS.has(word);

/** The tier that a wish about the stay asks for, else the one in the words of the request: "a dorm bed will do" asks for it without the word cheap. */
export const tierAsked = ({ requestText, wishes }: { readonly requestText: string; readonly wishes?: readonly Wish[] | null | undefined }): Tier | null =>
  (wishes ?? []).flatMap(({ kind, targets }) => (kind === 'stay' ? targets.filter(isTier) : []))[0] ?? tierInWords(requestText);
