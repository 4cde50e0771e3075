import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { isInside, isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

/** "Texel! 4 nights in De Koog", "the Garden Route: Hermanus 1 night": an island or region around the stops that have nights; "Kandy 2, Ella" is a list. */
export function withoutAreas(stays: readonly StopMention[]): StopMention[] {
  const isAround = (area: StopMention): boolean =>
    area.nights === null &&
    (area === stays[0] ||
      !area.isListed ||
      (stays[stays.indexOf(area) + 1]?.isListed === true && stays.slice(0, stays.indexOf(area)).every(({ nights }) => nights === null))) &&
    area.mention.cities[0]?.isArea === true &&
    stays.some((one) => one !== area && one.name !== area.name && one.nights !== null && !one.nights.isInDays && isNear(one.mention, area.mention));
  return stays.filter((one) => !isAround(one));
}

/** Nights of the stops that fill the trip leave none for a place where they merely land. */
export function withoutLandings(stays: readonly StopMention[], tripNights: number | null): StopMention[] {
  const nightsOf = ({ nights, isLastNight }: StopMention): number => (nights?.isInDays ? 0 : (nights?.nights ?? (isLastNight ? 1 : 0)));
  const total = stays.reduce((sum, one) => sum + nightsOf(one), 0);
  return tripNights === null || total < tripNights ? [...stays] : stays.filter((one) => one.nights !== null || one.isLastNight);
}

/**
 * The nights of a region are those of the trip: "Sri Lanka, 9 nights ... Kandy 2, Galle 3 and the rest where you think", "10 nights in
 * Portugal: Lisbon and Porto".
 */
export function holdsWholeTrip({ mention, nights }: StopMention, stays: readonly StopMention[]): boolean {
  const towns = stays.filter((other) => isInside(mention, other.mention));
  const isSpread = towns.some((one) => one.nights !== null) || stays.every((one) => one.mention.region === null || one.mention === mention);
  return towns.length > 1 && isSpread && towns.reduce((sum, one) => sum + (one.nights?.nights ?? 0), 0) <= (nights?.nights ?? 0);
}

const CUE_CHARS = 40;

/** "A week in the Luberon, fly to Marseille": where they land, with the words that say so. */
export const landingsIn = (folded: string, words: LanguageWords, passed: readonly StopMention[]): (readonly [start: number, end: number])[] =>
  passed
    .filter(({ isStart }) => isStart)
    .map(({ mention }) => {
      const left = folded.slice(Math.max(0, mention.start - CUE_CHARS), mention.start);
      return [mention.start - (compile(words, words.route.startAt, 'left').exec(left)?.[0].length ?? 0), mention.end];
    });
