import { dateRange } from '@app/contracts';
import type { AuditViolation, Check } from './audit-input.js';

/** Every date of the trip has exactly one day, and no other date has one. */
export const checkDates: Check = (plan, { request }) => {
  const wanted = dateRange(request.travelStartDate, request.travelEndDate);
  const planned = plan.itinerary.map((day) => day.date);
  return [
    ...wanted.filter((date) => !planned.includes(date)).map((date): AuditViolation => ({ code: 'DATE_MISSING', detail: `${date} has no day in the plan` })),
    ...planned.flatMap((date, index): AuditViolation[] => {
      const day = index + 1;
      if (planned.indexOf(date) < index) return [{ code: 'DATE_TWICE', detail: `${date} is planned twice`, day }];
      return wanted.includes(date) ? [] : [{ code: 'DATE_EXTRA', detail: `${date} is outside ${request.travelStartDate} to ${request.travelEndDate}`, day }];
    }),
  ];
};
