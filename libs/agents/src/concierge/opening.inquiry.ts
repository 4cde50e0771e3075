import { z } from 'zod';
import { dateWords } from '../worded-text/date-words.js';
import { askedDays } from './asked-days.js';
import { askedPlaceWords, placeOf } from './asked-places.js';
import { cannotTell, say, toolSources } from './inquiry.js';
import type { AskedPlan, Inquiry } from './inquiry.js';

const Hours = z.object({ place: z.string(), open: z.boolean(), words: z.string(), asOf: z.string() });

/** Whether a place is open on the asked day, else on the day the plan goes there. */
export function openingInquiry({ question, plan, today }: AskedPlan): Inquiry {
  const words = askedPlaceWords(question);
  if (words === null) return () => cannotTell('the question does not name a place.');
  const { days, outside } = askedDays(question, plan.itinerary, today);
  if (outside !== null) return () => cannotTell(`${outside} is no day of this trip, which has ${plan.itinerary.length} days.`);
  const planned = placeOf(words, plan);
  const day = days[0] ?? plan.itinerary.find(({ date }) => date === planned?.date) ?? plan.itinerary[0];
  const city = days[0]?.city ?? planned?.city ?? day?.city;
  if (!day || !city) return () => cannotTell('the plan has no days.');
  const place = planned?.name ?? words;
  return (observations) => {
    const [observation] = observations;
    if (!observation)
      return { kind: 'ask', thought: `Looking up when ${place} is open.`, calls: [{ name: 'opening_hours', arguments: { city, place, date: day.date } }] };
    const hours = observation.ok ? Hours.safeParse(observation.value).data : undefined;
    if (!hours) return cannotTell(observation.ok ? 'its opening hours are not known.' : observation.reason);
    const verdict = hours.open ? 'is open' : 'is closed';
    return say(`${hours.place} ${verdict} on ${dateWords(day.date)}: ${hours.words} (guide, as of ${hours.asOf}).`, toolSources(observation));
  };
}
