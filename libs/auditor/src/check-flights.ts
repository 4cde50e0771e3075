import { addDays } from '@app/contracts';
import type { FinalPlan } from '@app/contracts';
import { toHhmm } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { dayItems } from './day-items.js';
import { legSpan } from './leg-instants.js';
import { momentOn, tripSpan } from './trip-span.js';

/** Nobody is in the city sooner than this after landing, and everybody must be at the airport this long before take-off. */
const AFTER_LANDING_MINUTES = 30;
const BEFORE_TAKE_OFF_MINUTES = 120;
/** Who lands after this hour has not slept in the bed of the night before; who takes off before that hour needs none for the night to come. */
const NIGHT_ENDS_MINUTE = 480;
const EVENING_MINUTE = 1_080;

/**
 * Nothing is planned before the arrival or too close to the departure, no bed is paid for in the air, and flights take time.
 *
 * A catalog that plans by the day says that whatever lies on a day is within reach on it, so its plans keep to dates and not to hours.
 */
export const checkFlights: Check = (plan, context) => [
  ...backInTime(plan),
  ...(context.catalog?.timeGrain === 'day' ? [] : [...bedsInTheAir(plan, context), ...itemsInTheAir(plan, context)]),
];

/** Flights that land before they take off, by the zones of their airports. */
const backInTime = (plan: FinalPlan): AuditViolation[] =>
  plan.transport
    .flatMap((leg) => legSpan(leg) ?? [])
    .filter(({ startsAt, endsAt }) => endsAt <= startsAt)
    .map(({ leg }) => ({ code: 'FLIGHT_TIME', detail: `the flight from ${leg.from} to ${leg.to} lands before it takes off` }));

/** Nights that a stay counts although the travellers have not landed by the next morning, or have taken off in the afternoon. */
const bedsInTheAir: Check = (plan, { request }) => {
  const { landing, takeOff } = tripSpan(plan, request);
  return plan.stays.flatMap(({ name, checkInDate, checkOutDate }): AuditViolation[] => {
    const morning = momentOn(request, addDays(checkInDate, 1), NIGHT_ENDS_MINUTE);
    const evening = momentOn(request, addDays(checkOutDate, -1), EVENING_MINUTE);
    if (landing !== null && landing > morning)
      return [{ code: 'FLIGHT_TIME', detail: `${name} is paid from ${checkInDate}, a night before the travellers land` }];
    return takeOff !== null && takeOff < evening
      ? [{ code: 'FLIGHT_TIME', detail: `${name} is paid until ${checkOutDate}, a night after the travellers have left` }]
      : [];
  });
};

const itemsInTheAir: Check = (plan, { request }) => {
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
