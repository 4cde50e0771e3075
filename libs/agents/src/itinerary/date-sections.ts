import type { AgentContext } from '@app/agent-kit';
import { fromCents, toCents } from '@app/contracts';
import type { ChosenDates, PlanSection } from '@app/contracts';
import { wordsIn } from '@app/messages';
import type { LegOutline, TripVersion } from '@app/planner';
import type { RouteFacts } from './route-facts.js';

/** What the cheapest flight of a leg costs on a date; null where none is offered or the search fails. */
async function cheapestFare(leg: LegOutline | null, date: string, { parts }: RouteFacts, { flights, signal }: AgentContext): Promise<number | null> {
  const { party, currency } = parts.outline.brief;
  const [from] = leg?.from.airports ?? [];
  const [to] = leg?.to.airports ?? [];
  if (!leg || !from || !to) return null;
  try {
    const query = {
      originIata: from.iata,
      destinationIata: to.iata,
      departureDate: date,
      adults: party.adults,
      children: party.children,
      childrenAges: party.childrenAges,
      currency,
      maxResults: 5,
    };
    const offers = await flights.search(query, signal);
    return offers.length > 0 ? Math.min(...offers.map(({ price }) => price.amount)) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The whole trip on other dates: the same stays, days and ways, with the flights of those dates; null where a flight has no price. */
async function totalOn(start: string, end: string, facts: RouteFacts, trip: TripVersion, context: AgentContext): Promise<number | null> {
  const { outline, legs } = facts.parts;
  const flown = [
    { leg: outline.outLeg, date: start, chosen: legs[0] },
    { leg: outline.homeLeg, date: end, chosen: legs.at(-1) },
  ].filter(({ chosen }) => chosen?.way.flight);
  const fares = await Promise.all(flown.map(({ leg, date }) => cheapestFare(leg, date, facts, context)));
  if (fares.some((fare) => fare === null)) return null;
  const now = flown.reduce((sum, { chosen }) => sum + toCents(chosen?.way.price ?? 0), 0);
  return fromCents(toCents(trip.costs.total) - now + fares.reduce<number>((sum, fare) => sum + toCents(fare ?? 0), 0));
}

/** Why these dates, and what two others would cost; empty where the traveller gave the dates. */
export async function dateSections(choice: ChosenDates | null, facts: RouteFacts, trip: TripVersion, context: AgentContext): Promise<PlanSection[]> {
  const { currency, startDate, language } = facts.parts.outline.brief;
  const { say, span, money } = wordsIn(language);
  if (!choice || choice.start !== startDate) return [];
  const others = await Promise.all(choice.others.map(async (other) => ({ ...other, total: await totalOn(other.start, other.end, facts, trip, context) })));
  const row = (start: string, end: string, why: string, total: number | null): string[] => [
    span(start, end),
    why,
    total === null ? say('dates.unknown') : money(total, currency),
  ];
  return [
    {
      id: 'dates-found',
      title: say('dates.title'),
      agent: 'itinerary',
      table: {
        head: [say('dates.head_dates'), say('dates.head_why'), say('dates.head_total')],
        rows: [row(choice.start, choice.end, choice.why, trip.costs.total), ...others.map(({ start, end, why, total }) => row(start, end, why, total))],
      },
      sources: [say('dates.sources')],
    },
  ];
}
