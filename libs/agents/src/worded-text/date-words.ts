const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

interface DayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

function partsOf(isoDate: string): DayParts {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return { day: String(Number(day)), month: MONTHS[Number(month) - 1] ?? month, year };
}

/** "10 May" of an ISO date; for dates whose year is clear. */
export function dayWords(isoDate: string): string {
  const { day, month } = partsOf(isoDate);
  return `${day} ${month}`;
}

/** "10 May 2027" of an ISO date. */
export const dateWords = (isoDate: string): string => `${dayWords(isoDate)} ${partsOf(isoDate).year}`;

/** "10 to 14 May 2027", with month and year of the first date only where they differ from those of the last. */
export function spanWords(startDate: string, endDate: string): string {
  const start = partsOf(startDate);
  const end = partsOf(endDate);
  if (start.year !== end.year) return `${dateWords(startDate)} to ${dateWords(endDate)}`;
  return `${start.month === end.month ? start.day : dayWords(startDate)} to ${dateWords(endDate)}`;
}
