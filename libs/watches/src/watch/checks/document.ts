import type { WatchedDocument } from '@app/contracts';
import { NOTHING, dayStart, daysAfter, earliest } from '../look.js';
import type { Check, Found } from '../look.js';

/** Many countries let nobody in whose passport runs out within six months after the stay. */
const PASSPORT_DAYS = 183;
/** Told at once, and again so many days before the trip. */
const REMINDED_DAYS_BEFORE = [60, 14];

function troubleWith({ kind, name, validUntil }: WatchedDocument, start: string, end: string): string | null {
  if (validUntil <= end) return `${name} is valid until ${validUntil}; the trip from ${start} to ${end} needs it for longer.`;
  if (kind === 'passport' && dayStart(validUntil) < daysAfter(dayStart(end), PASSPORT_DAYS))
    return `${name} is valid until ${validUntil}; many countries ask for six months beyond the end of a trip, ${end}.`;
  return null;
}

/** Passports and visas that run out too early for the trip. */
export const documentCheck: Check = {
  kind: 'document',
  async look({ trip: { plan }, now, settings, seen }) {
    const [start, end] = [plan.itinerary[0]?.date, plan.itinerary.at(-1)?.date];
    const troubles = start && end ? settings.documents.flatMap((document) => ({ name: document.name, text: troubleWith(document, start, end) })) : [];
    if (!start || dayStart(start) <= now || troubles.every(({ text }) => text === null)) return { found: [], seen: {}, next: null };
    const reminders = REMINDED_DAYS_BEFORE.map((days) => daysAfter(dayStart(start), -days));
    const stage = reminders.filter((at) => at <= now).length;
    const found = troubles.flatMap(({ name, text }): Found[] => {
      const id = `document:${name}:${start}:${stage}`;
      return text === null || id in seen ? [] : [{ ...NOTHING, id, kind: 'document', text }];
    });
    return { found, seen: Object.fromEntries(found.map(({ id }) => [id, 'told'])), next: earliest(reminders.filter((at) => at > now)) };
  },
};
