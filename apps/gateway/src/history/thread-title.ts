import type { ThreadSummary } from '@app/ports';

const MAX_TITLE_CHARS = 80;

/** What a list calls a thread: where and when, as far as that is known, else the person's own words. */
export function threadTitle({ destination = null, startDate = null, endDate = null, words = null }: ThreadSummary['about']): string {
  const dates = startDate === null || endDate === null ? null : startDate === endDate ? startDate : `${startDate} to ${endDate}`;
  if (destination !== null) return shortened(dates === null ? destination : `${destination}, ${dates}`);
  return shortened(words ?? dates ?? '') || 'A trip';
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= MAX_TITLE_CHARS ? line : `${characters.slice(0, MAX_TITLE_CHARS - 1).join('')}…`;
}
