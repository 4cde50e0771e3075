import { addDays, daysBetween } from '@app/contracts';
import type { AuditViolation, Check } from './audit-input.js';
import { tripSpan } from './trip-span.js';

const MINUTES_PER_DAY = 1440;
/** People who take off before this hour may have left their bed the evening before. */
const NIGHT_ENDS_MINUTE = 480;

/** Each night between arrival and departure is covered once, and each stay's number of nights is that of its dates. */
export const checkStays: Check = (plan, { request }) => {
  const miscounted = plan.stays
    .filter((stay) => stay.nights !== daysBetween(stay.checkInDate, stay.checkOutDate))
    .map((stay) => ({ code: 'STAY_NIGHTS' as const, detail: `${stay.name} counts ${stay.nights} nights from ${stay.checkInDate} to ${stay.checkOutDate}` }));
  const covered = plan.stays.flatMap((stay) => Array.from({ length: Math.max(0, stay.nights) }, (_, night) => addDays(stay.checkInDate, night)));
  const { landing, takeOff } = tripSpan(plan, request);
  const lastDay = daysBetween(request.travelStartDate, request.travelEndDate);
  const faults: AuditViolation[] = [];
  for (let day = 0; day < lastDay; day += 1) {
    const night = addDays(request.travelStartDate, day);
    const beds = covered.filter((date) => date === night).length;
    const inTheAir = (landing !== null && landing >= (day + 1) * MINUTES_PER_DAY) || (takeOff !== null && takeOff <= (day + 1) * MINUTES_PER_DAY + NIGHT_ENDS_MINUTE);
    if (beds === 0 && !inTheAir) faults.push({ code: 'STAY_NIGHTS', detail: `no stay covers the night of ${night}`, day: day + 1 });
    if (beds > 1) faults.push({ code: 'STAY_NIGHTS', detail: `the night of ${night} is covered ${beds} times`, day: day + 1 });
  }
  const outside = covered.filter((date) => date < request.travelStartDate || date >= request.travelEndDate);
  return [...miscounted, ...faults, ...outside.map((date) => ({ code: 'STAY_NIGHTS' as const, detail: `the night of ${date} is outside the trip` }))];
};
