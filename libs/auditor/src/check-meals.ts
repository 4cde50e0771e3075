import { daysBetween } from '@app/contracts';
import type { FinalPlan, ItineraryDay, Meal, TransportLeg, UserRequest } from '@app/contracts';
import { dietsOf, foldName, keepsDiets, toMinutes } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { sourceOf } from './check-places.js';
import { momentOn, tripSpan } from './trip-span.js';

/** Who is in the city for the whole of these hours needs that meal; minutes after midnight. */
const MEAL_HOURS: readonly { readonly meal: Meal['meal']; readonly fromMinute: number; readonly toMinute: number }[] = [
  { meal: 'breakfast', fromMinute: 450, toMinute: 600 },
  { meal: 'lunch', fromMinute: 720, toMinute: 870 },
  { meal: 'dinner', fromMinute: 1110, toMinute: 1260 },
];
/** From landing to the first meal in the city, and from the last one to take-off, with long transfers. */
const SETTLED_AFTER_LANDING_MINUTES = 300;
const AWAY_BEFORE_TAKE_OFF_MINUTES = 330;
/** Without flights the way there takes the morning and the way home the afternoon. */
const UNKNOWN_ARRIVAL_MINUTE = 780;
const UNKNOWN_DEPARTURE_MINUTE = 720;

function presence(plan: FinalPlan, request: UserRequest): { readonly from: number; readonly to: number } {
  const { landing, takeOff } = tripSpan(plan, request);
  const lastMidnight = daysBetween(request.travelStartDate, request.travelEndDate) * 1440;
  return {
    from: landing === null ? UNKNOWN_ARRIVAL_MINUTE : landing + SETTLED_AFTER_LANDING_MINUTES,
    to: takeOff === null ? lastMidnight + UNKNOWN_DEPARTURE_MINUTE : takeOff - AWAY_BEFORE_TAKE_OFF_MINUTES,
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The hours around a way to another city in which no meal is due; one without times takes the morning. */
function wayHours({ date, departureTime, arrivalDate, arrivalTime }: TransportLeg, request: UserRequest): Span {
  if (departureTime === null || arrivalTime === null) return { from: momentOn(request, date, 0), to: momentOn(request, date, UNKNOWN_ARRIVAL_MINUTE) };
  return {
    from: momentOn(request, date, toMinutes(departureTime)) - AWAY_BEFORE_TAKE_OFF_MINUTES,
    to: momentOn(request, arrivalDate ?? date, toMinutes(arrivalTime)) + SETTLED_AFTER_LANDING_MINUTES,
  };
}

/** A visit of this length has its lunch on the way. */
const DAY_OUT_MINUTES = 300;

/** Along a route breakfast is eaten where people sleep, and a long day out takes lunch along. */
function takenElsewhere(plan: FinalPlan, day: ItineraryDay): Meal['meal'][] {
  if (plan.route === undefined) return [];
  const dayOut = day.activities.some(({ kind, start, end }) => kind === 'day_trip' && toMinutes(end) - toMinutes(start) >= DAY_OUT_MINUTES);
  return dayOut ? ['breakfast', 'lunch'] : ['breakfast'];
}

/** Each day in a city has its three meals; the days of arrival and departure, and those on the way to the next city, those that fit for sure. */
export const checkMeals: Check = (plan, { request }) => {
  const { from, to } = presence(plan, request);
  const ways = plan.transport.filter((leg) => foldName(leg.from) !== foldName(leg.to)).map((leg) => wayHours(leg, request));
  const isDue = ({ from: start, to: end }: Span): boolean => start >= from && end <= to && !ways.some((way) => start < way.to && end > way.from);
  return plan.itinerary.flatMap((day, index) => {
    const due = MEAL_HOURS.filter(({ fromMinute, toMinute }) =>
      isDue({ from: momentOn(request, day.date, fromMinute), to: momentOn(request, day.date, toMinute) }),
    );
    const planned = new Set([...(day.meals ?? []).map((meal) => meal.meal), ...takenElsewhere(plan, day)]);
    return due
      .filter(({ meal }) => !planned.has(meal))
      .map(({ meal }): AuditViolation => ({ code: 'MEAL_MISSING', detail: `${day.date} has no ${meal}`, day: index + 1 }));
  });
};

/** Every named table keeps the diets of the request. */
export const checkDiets: Check = (plan, { request, findCity }) => {
  const { diets } = dietsOf(request.constraints);
  if (diets.length === 0) return [];
  return plan.itinerary.flatMap((day, index) =>
    (day.meals ?? []).flatMap((meal): AuditViolation[] => {
      const eatery = meal.place ? sourceOf(findCity(day.city)?.eateries ?? [], meal.place) : undefined;
      return eatery?.diets && !keepsDiets({ diets: eatery.diets }, diets)
        ? [{ code: 'DIET', detail: `${meal.meal} at ${eatery.name}, where ${diets.join(' and ')} food is not sure`, day: index + 1 }]
        : [];
    }),
  );
};
