import type { RouteStop } from '@app/contracts';
import { findTown, findTowns, foldName } from '@app/guide';

/** The stops that words may be about. */
export type StopsSaid = readonly Pick<RouteStop, 'city' | 'country' | 'nights'>[];

const MAX_NAME_WORDS = 5;
const PREPOSITIONS =
  "in|at|to|the|for|from|of|off|nach|fur|den|die|das|der|bei|von|aus|zu|a|au|aux|en|la|le|les|l'|de|du|d'|el|al|ad|di|da|dal|dalla|nel|nella|per|em|no|na|do|o|os|ao|im";
/** Before a stop in a pattern. */
export const BEFORE_STOP = `(?:(?:${PREPOSITIONS}) )?`;

/** Folded words with each stop that they name put as ‹city’s place in `cities`›. */
export interface Mentioned {
  readonly text: string;
  readonly cities: readonly string[];
}

/** Every spelling of a stop in the languages that are read. */
function spellingsOf({ city, country }: StopsSaid[number]): string[] {
  const towns = country ? findTowns(`${city}, ${country}`) : findTowns(city);
  return [city, ...towns.flatMap(({ name, names, aliases }) => [name, ...Object.values(names), ...aliases])].map(foldName);
}

/** Lower case without accents; apostrophes stand apart, so that "l'ordre" is told from "ordre". */
export const foldSaid = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’`´]/g, "'")
    .replace(/[.,!?;:"“”«»()]{1,9}(?=\s|$)/g, (sign) => (sign.includes(',') ? ',' : ''))
    .replace(/,/g, ' , ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words with the stops of the trip marked. */
export function withStopsMarked(folded: string, stops: StopsSaid): Mentioned {
  const cities = [...new Set(stops.map(({ city }) => city))];
  const bySpelling = new Map(stops.flatMap((stop) => spellingsOf(stop).map((spelling) => [spelling, cities.indexOf(stop.city)] as const)));
  const words = folded.split(' ');
  const marked: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestName(words, at, (name) => bySpelling.has(name));
    marked.push(length === 0 ? (words[at] ?? '') : `‹${bySpelling.get(nameOf(words, at, length))}›`);
    at += Math.max(1, length);
  }
  return { text: marked.join(' '), cities };
}

/** "Rome's" and "d'Arezzo" name what the plain name does. */
const nameOf = (words: readonly string[], at: number, length: number): string =>
  foldName(
    words
      .slice(at, at + length)
      .join(' ')
      .replace(/^(?:l|d|nell|dell|all|dall)'/, '')
      .replace(/'s?$/, ''),
  );

function longestName(words: readonly string[], at: number, isName: (folded: string) => boolean): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) if (isName(nameOf(words, at, length))) return length;
  return 0;
}

/** The town that the words name when all words around its name are mere grammar; its name with the country. Null for none. */
export function townAmong(text: string, isGrammar: (word: string) => boolean): string | null {
  const words = text.split(' ').filter((word) => word !== '');
  const firstOther = words.findIndex((word) => !isGrammar(word));
  const lastOther = words.findLastIndex((word) => !isGrammar(word));
  if (firstOther < 0) return null;
  for (let from = 0; from <= firstOther; from += 1)
    for (let to = words.length; to > lastOther; to -= 1) {
      if (to - from > MAX_NAME_WORDS) continue;
      const town = findTown(nameOf(words, from, to - from));
      if (town) return `${town.name}, ${town.country}`;
    }
  return null;
}
