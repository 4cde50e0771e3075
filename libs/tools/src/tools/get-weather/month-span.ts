import { addDays } from '@app/contracts';

/** The next whole month of that number, from 1 to 12, after today: one that has begun is not what the month is like. */
export function monthSpan(month: number, today: string): { readonly startDate: string; readonly endDate: string } {
  const year = Number(today.slice(0, 4)) + (month > Number(today.slice(5, 7)) ? 0 : 1);
  const firstOf = (of: number): string => `${year + Math.floor((of - 1) / 12)}-${String(((of - 1) % 12) + 1).padStart(2, '0')}-01`;
  return { startDate: firstOf(month), endDate: addDays(firstOf(month + 1), -1) };
}
