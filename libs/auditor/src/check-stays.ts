import { addDays, dateRange, daysBetween } from '@app/contracts';
import type { AuditViolation, Check } from './audit-input.js';
import { tripSpan } from './trip-span.js';

const MINUTES_PER_DAY = 1440;
/** People who take off before this hour may have left their bed the evening before. */
const NIGHT_ENDS_MINUTE = 480;

/** Each night between arrival and departure is covered once, no other is, and each stay's number of nights is that of its dates. */
export const checkStays: Check = (plan, { request }) => {
  const { travelStartDate: start, travelEndDate: end } = request;
  const nights = start < end ? dateRange(start, addDays(end, -1)) : [];
  const { landing, takeOff } = tripSpan(plan, request);
  const travelled = (night: number): boolean =>
    plan.transport.some((leg) => leg.arrivalDate !== null && leg.date <= (nights[night] ?? '') && leg.arrivalDate > (nights[night] ?? ''));
  const onTheWay = (night: number): boolean =>
    travelled(night) ||
    (landing !== null && landing >= (night + 1) * MINUTES_PER_DAY) ||
    (takeOff !== null && takeOff <= (night + 1) * MINUTES_PER_DAY + NIGHT_ENDS_MINUTE);
  return [
    ...plan.stays.flatMap((stay): AuditViolation[] => {
      const nightsByDate = daysBetween(stay.checkInDate, stay.checkOutDate);
      const miscounted: AuditViolation[] =
        nightsByDate === stay.nights ? [] : [{ code: 'STAY_NIGHTS', detail: `${stay.name} counts ${stay.nights} nights, its dates ${nightsByDate}` }];
      const inside = stay.checkInDate >= start && stay.checkOutDate <= end;
      return inside
        ? miscounted
        : [...miscounted, { code: 'STAY_NIGHTS', detail: `${stay.name} from ${stay.checkInDate} to ${stay.checkOutDate} is not within the trip` }];
    }),
    ...nights.flatMap((date, night): AuditViolation[] => {
      const beds = plan.stays.filter((stay) => stay.checkInDate <= date && date < stay.checkOutDate).length;
      if (beds === 0 && !onTheWay(night)) return [{ code: 'STAY_NIGHTS', detail: `no stay covers the night of ${date}`, day: night + 1 }];
      return beds > 1 ? [{ code: 'STAY_NIGHTS', detail: `the night of ${date} is covered ${beds} times`, day: night + 1 }] : [];
    }),
  ];
};
