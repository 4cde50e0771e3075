import { findGuideCity, foldName } from '@app/guide';

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
