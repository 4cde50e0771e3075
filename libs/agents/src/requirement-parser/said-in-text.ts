import { METRO_CODES, findAirport, findGuideCity, foldName } from '@app/guide';

/** Letters of scripts in which names do not look like ours; such a text can neither prove nor disprove a Latin name. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const THOUSANDS_GAP = /(?<=\d)[.,'’\s](?=\d{3}(?!\d))/g;
const NUMBER = /\d+(?:[.,]\d{1,2}(?!\d))?(\s?k\b)?/gi;

/** Every number a text states in digits, "1,500" and "1.5k" included. */
export function numbersIn(text: string): number[] {
  const plain = text.normalize('NFKC').replace(THOUSANDS_GAP, '');
  return [...plain.matchAll(NUMBER)].map(([match, kilo]) => Number(match.replace(/\s?k$/i, '').replace(',', '.')) * (kilo ? 1000 : 1));
}

/** True when the text states the number itself, or one that a usual reading turns into it. */
export function statesNumber(text: string, readings: readonly number[]): boolean {
  const stated = new Set(numbersIn(text));
  return readings.some((reading) => stated.has(reading));
}

/** True when the day of the month stands in the text. */
export const statesDay = (text: string, isoDate: string): boolean =>
  statesNumber(text.replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1').replace(/[-/.]/g, ' '), [Number(isoDate.slice(8))]);

/** True when the text names the place, under this name or another one the guide knows; texts in other scripts pass. */
export function namesPlaceInText(text: string, name: string): boolean {
  if (OTHER_SCRIPT.test(text)) return true;
  const words = ` ${foldName(text)} `;
  const names = [name, name.split(',')[0] ?? name, ...(findGuideCity(name)?.aliases ?? [])];
  return names.some((one) => foldName(one) !== '' && words.includes(` ${foldName(one)} `));
}

/** True when the text gives the code of an airport or a city itself, or names a city of its airports; texts in other scripts pass. */
export function namesCodeInText(text: string, code: string): boolean {
  const airports = (METRO_CODES[code] ?? [code]).flatMap((iata) => findAirport(iata) ?? []);
  const isGiven = airports.length > 0 && new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, 'iu').test(text);
  return isGiven || airports.some(({ city }) => namesPlaceInText(text, city));
}

/** Small counts as people write them, by number from two on, without accents. */
const COUNT_WORDS: readonly string[] = [
  'two both couple zwei beide deux dos due dois duas',
  'three drei trois tres tre',
  'four vier quatre cuatro quattro quatro',
  'five funf cinq cinco cinque',
  'six sechs seis sei',
  'seven sieben sept siete sette sete',
  'eight acht huit ocho otto oito',
  'nine neun neuf nueve nove',
];

/** How often the text states so many people, in digits or as a word; without end for texts in other scripts. */
export function timesStated(text: string, count: number): number {
  if (OTHER_SCRIPT.test(text)) return Infinity;
  const names = new Set(COUNT_WORDS[count - 2]?.split(' '));
  const words = foldName(text).split(' ');
  return numbersIn(text).filter((number) => number === count).length + words.filter((word) => names.has(word)).length;
}

const SHORTEST_TELLING_WORD = 4;

/** True when a word of the wish stands in the text, or one that begins alike; texts in other scripts pass. */
export function mentionsWish(text: string, wish: string): boolean {
  if (OTHER_SCRIPT.test(text)) return true;
  const said = foldName(text).split(' ');
  const wanted = foldName(wish);
  const telling = wanted.split(' ').filter((word) => word.length >= SHORTEST_TELLING_WORD);
  return ` ${said.join(' ')} `.includes(` ${wanted} `) || telling.some((word) => said.some((one) => one.startsWith(word.slice(0, SHORTEST_TELLING_WORD))));
}
