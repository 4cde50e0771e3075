import type { AgentContext } from '@app/agent-kit';
import { moneyWords } from '@app/planner';
import type { ChosenLeg, LegOutline, TripOutline } from '@app/planner';
import { knownLookup } from '../worded-text/told-lookups.js';
import { counted } from '../worded-text/told-thought.js';

const MINUTES_PER_HOUR = 60;

/** "1 h 32", "45 min". */
const spanWords = (minutes: number): string =>
  minutes < MINUTES_PER_HOUR ? `${minutes} min` : `${Math.floor(minutes / MINUTES_PER_HOUR)} h ${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`;

/** Tells which places are known where the trip goes. */
export function tellPlaces({ stops }: Pick<TripOutline, 'stops'>, tell: AgentContext['tell']): void {
  const towns = [...new Map(stops.map(({ town }) => [town.id, town])).values()];
  for (const [index, { name, places, eateries }] of towns.entries()) {
    const text = `${counted(places.length, 'place')} to see and ${counted(eateries.length, 'table')}.`;
    for (const event of knownLookup('search_places', `places-${index + 1}`, { city: name }, { text, source: 'guide' })) tell(event);
  }
}

function wayWords(
  chosen: ChosenLeg | null | undefined,
  compared: number,
  currency: string,
): { readonly text: string; readonly ok: boolean; readonly source?: string } {
  if (!chosen) return { ok: false, text: 'No way that the request allows is known.' };
  const { mode, minutes, price, source } = chosen.way;
  const others = compared > 1 ? `; ${counted(compared, 'way')} compared` : '';
  return { ok: true, text: `By ${mode}, ${spanWords(minutes)}, ${moneyWords(price, currency)} for all (${source})${others}.`, source };
}

/** Tells how the trip goes from place to place, and among how many ways that was chosen. */
export function tellWays(outline: TripOutline, legs: readonly (ChosenLeg | null)[], flightsOn: (leg: LegOutline) => number, tell: AgentContext['tell']): void {
  for (const leg of [outline.outLeg, ...outline.betweenLegs, outline.homeLeg]) {
    if (!leg) continue;
    const compared = leg.surface.length + flightsOn(leg);
    const asked = { from: leg.from.city, to: leg.to.city };
    for (const event of knownLookup('find_ways', `way-${leg.index + 1}`, asked, wayWords(legs[leg.index], compared, outline.brief.currency))) tell(event);
  }
}
