import { z } from 'zod';
import type { AnswerSource, ItineraryDay } from '@app/contracts';
import { moneyWords } from '@app/planner';
import { dateWords } from '../worded-text/date-words.js';
import { askedDays } from './asked-days.js';
import { askedPlaceWords, placeOf } from './asked-places.js';
import { cannotTell, say, toolSources } from './inquiry.js';
import type { AskedPlan, Inquiry } from './inquiry.js';

const Found = z.object({ places: z.array(z.object({ name: z.string(), summary: z.string(), source: z.string(), sourceName: z.string() })) });

const sourcesOf = (day: ItineraryDay): AnswerSource[] => [...new Set(day.activities.map(({ source }) => source))].map((kind) => ({ kind, name: 'plan' }));

/** What the plan has on a day. */
export function dayInquiry({ question, plan, today }: AskedPlan): Inquiry {
  const { days, outside } = askedDays(question, plan.itinerary, today);
  if (outside !== null) return () => cannotTell(`${outside} is no day of this trip, which has ${plan.itinerary.length} days.`);
  const [day] = days;
  if (!day) return () => cannotTell('the question does not say which day; ask "what do we do on day 2?".');
  const visits = day.activities.map(
    ({ start, end, title, cost }) => `${start}-${end} ${title}${cost.amount > 0 ? ` (${moneyWords(cost.amount, cost.currency)})` : ''}`,
  );
  const meals = (day.meals ?? []).flatMap(({ meal, place, start }) => (place ? [`${meal} at ${place.name} at ${start}`] : []));
  const list = [...visits, ...meals].join('; ') || 'nothing is fixed';
  return () => say(`Day ${plan.itinerary.indexOf(day) + 1}, ${dateWords(day.date)} in ${day.city}, "${day.theme}": ${list}.`, sourcesOf(day));
}

/** Flights and other long ways. */
export function flightInquiry({ plan }: AskedPlan): Inquiry {
  const flights = plan.transport.filter(({ mode }) => mode === 'flight');
  if (flights.length === 0) return () => say('The plan has no flights.', []);
  const lines = flights.map(
    ({ from, to, date, departureTime, arrivalTime, cost }) =>
      `${from} to ${to} on ${dateWords(date)}${departureTime ? `, departure ${departureTime}` : ''}${arrivalTime ? `, arrival ${arrivalTime}` : ''} (${moneyWords(cost.amount, cost.currency)})`,
  );
  return () =>
    say(
      `Planned flights: ${lines.join('; ')}.`,
      flights.map(({ source }) => ({ kind: source, name: 'plan' })),
    );
}

/** Where the nights are. */
export function stayInquiry({ plan }: AskedPlan): Inquiry {
  if (plan.stays.length === 0) return () => say('The plan has no stay.', []);
  const lines = plan.stays.map(
    ({ name, city, checkInDate, checkOutDate, cost }) =>
      `${name} in ${city} from ${dateWords(checkInDate)} to ${dateWords(checkOutDate)} (${moneyWords(cost.amount, cost.currency)})`,
  );
  return () =>
    say(
      `You stay at: ${lines.join('; ')}.`,
      plan.stays.map(({ source }) => ({ kind: source, name: 'plan' })),
    );
}

export const packingInquiry =
  ({ plan }: AskedPlan): Inquiry =>
  () =>
    plan.packingList.length > 0 ? say(`Pack: ${plan.packingList.join(', ')}.`, []) : cannotTell('the plan has no packing list.');

/** What a place is, from the first source that knows it. */
export function placeInquiry({ question, plan }: AskedPlan): Inquiry {
  const words = askedPlaceWords(question);
  if (words === null) return () => cannotTell(WHAT_I_CAN);
  const planned = placeOf(words, plan);
  const city = planned?.city ?? plan.itinerary[0]?.city ?? null;
  return ([observation]) => {
    if (!observation)
      return {
        kind: 'ask',
        thought: `Looking for ${planned?.name ?? words}.`,
        calls: [{ name: 'search_places', arguments: { query: planned?.name ?? words, city, limit: 1 } }],
      };
    const place = observation.ok ? Found.safeParse(observation.value).data?.places[0] : undefined;
    if (!place) return cannotTell(`no source knows "${words}". ${WHAT_I_CAN}`);
    return say(`${place.name}: ${place.summary} (${place.sourceName}).`, toolSources(observation));
  };
}

export const WHAT_I_CAN = 'I can answer questions about the weather, ways, opening hours, prices, the budget, flights, the stay, and what is planned on a day.';
