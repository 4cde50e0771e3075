import type { AgentContext } from '@app/agent-kit';
import { addDays, fromCents, toCents } from '@app/contracts';
import type { DestinationCandidate, Relaxation } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { assembling } from '@app/planner';
import type { FittedTrip, TripBrief } from '@app/planner';
import { inTurns } from '../plan-kit/in-turns.js';
import { gatherRouteFacts } from './route-facts.js';

/** Weeks earlier and later have the same weekdays, so the trip still fits between two Mondays. */
const SHIFTED_DAYS = [-7, 7];

interface Variant {
  readonly brief: TripBrief;
  /** The change in words, with what it comes to. */
  change(verdict: string): string;
}

const shifted = (brief: TripBrief, days: number): Variant => {
  const { say, date } = wordsIn(brief.language);
  const [startDate, endDate] = [addDays(brief.startDate, days), addDays(brief.endDate, days)];
  const wishes = brief.wishes.map((wish) => (wish.date ? { ...wish, date: addDays(wish.date, days) } : wish));
  return {
    brief: { ...brief, startDate, endDate, wishes },
    change: (verdict) => say('out.other_dates', { from: date(startDate), to: date(endDate), verdict }),
  };
};

/** Open trips may go elsewhere; who named a place wants to go there. */
function elsewhere(brief: TripBrief, others: readonly DestinationCandidate[]): Variant[] {
  const [stop] = brief.route.stops;
  const [other] = others;
  const { say } = wordsIn(brief.language);
  if (!stop || !other || brief.route.stops.length > 1) return [];
  return [
    {
      brief: { ...brief, route: { ...brief.route, stops: [{ ...stop, place: other.name, said: undefined }] } },
      change: (verdict) => say('out.elsewhere', { place: other.name, verdict }),
    },
  ];
}

/**
 * Other dates and another place for a trip that costs more than its budget, each planned anew for its exact total; only those that cost less, the
 * cheapest dates first. Empty where nothing limits the trip.
 *
 * @throws {RetryableError | TerminalError} PROVIDER_* of an exchange rate that a stop's prices need.
 */
export async function otherRelaxations(
  { trip }: FittedTrip,
  brief: TripBrief,
  asked: { readonly today: string; readonly others: readonly DestinationCandidate[] },
  context: AgentContext,
): Promise<Relaxation[]> {
  const { budget } = brief;
  const { say, money } = wordsIn(brief.language);
  if (budget === null) return [];
  // What is looked up for a suggestion is no step of the plan, and it asks for totals only: tables do for its ways.
  const silent: AgentContext = { ...context, tell: () => undefined, groundTransport: undefined };
  const dates = SHIFTED_DAYS.map((days) => shifted(brief, days)).filter((variant) => variant.brief.startDate > asked.today);
  const found: Relaxation[] = [];
  for (const variant of [...dates, ...elsewhere(brief, asked.others)]) {
    const facts = await gatherRouteFacts(variant.brief, asked.today, silent);
    const total = facts ? (await inTurns(assembling(facts.parts, trip.level), context.signal)).costs.total : Infinity;
    if (total >= trip.costs.total) continue;
    const verdict = total <= budget ? say('out.fits') : say('out.over_by', { amount: money(total - budget, brief.currency) });
    found.push({ change: variant.change(verdict), total, saves: fromCents(toCents(trip.costs.total) - toCents(total)) });
  }
  return found.sort((a, b) => a.total - b.total);
}
