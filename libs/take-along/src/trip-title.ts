import type { FinalPlan } from '@app/contracts';

/** True for a plan of days; a refusal has none, so there is nothing to take along. */
export const isTakeable = (plan: FinalPlan | null | undefined): plan is FinalPlan => (plan?.itinerary.length ?? 0) > 0;

/** Cities and dates of a trip on one line, such as "Tokyo, 2027-05-10 to 2027-05-12". */
export function tripTitle({ itinerary }: FinalPlan): string {
  const cities = [...new Set(itinerary.map((day) => day.city))].join(', ');
  const dates = itinerary.map((day) => day.date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  return first === last ? `${cities}, ${first}` : `${cities}, ${first} to ${last}`;
}
