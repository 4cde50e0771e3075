import { isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

/** "Texel! 4 nights in De Koog", "the Garden Route: Hermanus 1 night": an island or region around the stops that have nights. */
export function withoutAreas(stays: readonly StopMention[]): StopMention[] {
  const isAround = (area: StopMention): boolean =>
    area.nights === null &&
    (area === stays[0] || !area.isListed || stays[stays.indexOf(area) + 1]?.isListed === true) &&
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
