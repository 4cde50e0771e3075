import { RequestError, addDays } from '@app/contracts';
import type { UserRequest } from '@app/contracts';

const MAX_DAYS_AHEAD = 3 * 366;

/** Refuses trips that began before today or lie further ahead than anybody can plan. One day of grace covers every time zone. @throws {RequestError} VALIDATION_ERROR. */
export function checkDates(request: UserRequest, clientNow: string | undefined, now: Date): void {
  const today = (clientNow ?? now.toISOString()).slice(0, 10);
  const fail = (field: string, message: string): never => {
    throw new RequestError('VALIDATION_ERROR', `userRequest.${field}: ${message}`, [{ path: `userRequest.${field}`, message }]);
  };
  if (request.travelStartDate < addDays(today, -1)) fail('travelStartDate', `${request.travelStartDate} is in the past; today is ${today}`);
  if (request.travelEndDate > addDays(today, MAX_DAYS_AHEAD)) fail('travelEndDate', `${request.travelEndDate} is more than three years ahead of ${today}`);
}
