/** "1,413.90 €" in the reader's own way of writing. */
export const money = (amount: number, currency: string): string => new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);

/** "Mon, 10 May" for a calendar date, whatever the reader's zone is. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** "localTransport" as "local transport". */
export const spoken = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();

const STATUS_WORDS: Readonly<Record<string, string>> = {
  in_progress: 'Planning',
  awaiting_input: 'Waiting for your answers',
  awaiting_review: 'Waiting for your decision',
  complete: 'Ready',
  refused: 'Refused',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired without a decision',
  limit_reached: 'Stopped at a limit',
};

export const statusWords = (status: string): string => STATUS_WORDS[status] ?? spoken(status);

/** "1 night", "3 nights". */
export const nightsIn = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** "A", "A and B", "A, B and C". */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
