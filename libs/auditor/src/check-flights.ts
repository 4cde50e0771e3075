import { toHhmm } from '@app/guide';
import type { Check } from './audit-input.js';
import { dayItems } from './day-items.js';
import { momentOn, tripSpan } from './trip-span.js';

/** Nobody is in the city sooner than this after landing, and everybody must be at the airport this long before take-off. */
const AFTER_LANDING_MINUTES = 30;
const BEFORE_TAKE_OFF_MINUTES = 120;

/** Nothing is planned before the arrival or too close to the departure. */
export const checkFlights: Check = (plan, { request }) => {
  const { landing, takeOff } = tripSpan(plan, request);
  return plan.itinerary.flatMap((day, index) =>
    dayItems(day).flatMap((item) => {
      const start = momentOn(request, day.date, item.startMinute);
      const end = momentOn(request, day.date, item.endMinute);
      if (landing !== null && start < landing + AFTER_LANDING_MINUTES) {
        return [
          {
            code: 'FLIGHT_TIME' as const,
            detail: `${item.name} starts on ${day.date} at ${toHhmm(item.startMinute)}, before the travellers have arrived`,
            day: index + 1,
          },
        ];
      }
      if (takeOff !== null && end > takeOff - BEFORE_TAKE_OFF_MINUTES) {
        return [
          {
            code: 'FLIGHT_TIME' as const,
            detail: `${item.name} ends on ${day.date} at ${toHhmm(item.endMinute)}, less than two hours before the departure`,
            day: index + 1,
          },
        ];
      }
      return [];
    }),
  );
};
