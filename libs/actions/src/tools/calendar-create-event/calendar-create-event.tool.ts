import { z } from 'zod';
import { toCalendarObjects } from '@app/take-along';
import { defineActionTool } from '../kit/define-action-tool.js';
import { planOf } from '../kit/needed.js';

const Input = z.strictObject({});
const Output = z.strictObject({
  created: z.array(z.string()),
  updated: z.array(z.string()),
  /** Where the calendar file is when no server is configured. */
  file: z.string().nullable(),
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Puts what has its time in the plan into a calendar on a CalDAV server; without one the result is a calendar file. */
export const calendarCreateEvent = defineActionTool({
  name: 'calendar.createEvent',
  title: 'Calendar',
  description: 'Puts the days, ways and stays of the plan into the calendar.',
  input: Input,
  output: Output,
  scopes: ['calendar:write'],
  residency: 'other',
  rate: '60/m',
  risk: 'low',
  timeoutMs: 60_000,
  // Each event has a name of its own on the server, so that storing it twice stores it once.
  isRepeatable: true,
  preview: (_, { taken }) => toCalendarObjects(planOf(taken)).map(({ title, starts }) => ({ op: 'add', what: title, detail: starts })),
  async call(_, { world, key, taken, signal }) {
    const { threadId, version } = planOf(taken);
    if (!world.calendar) return { created: [], updated: [], file: `/plan/${threadId}/export.ics?version=${version}` };
    const stored: Record<'created' | 'updated', string[]> = { created: [], updated: [] };
    for (const { name, ics } of toCalendarObjects(planOf(taken))) {
      const outcome = await world.calendar.put({ name, ics, mark: key }, signal);
      stored[outcome === 'updated' ? 'updated' : 'created'].push(name);
    }
    return { ...stored, file: null };
  },
  receipt: ({ created, updated, file }) =>
    file === null
      ? { text: `Put ${counted(created.length, 'event')} into the calendar${updated.length > 0 ? ` and moved ${updated.length}` : ''}`, href: null }
      : { text: 'No calendar server is set up; here is the calendar file', href: file },
  undo: {
    risk: 'low',
    isRepeatable: true,
    preview: (_, { created }) => [{ op: 'remove', what: counted(created.length, 'event'), detail: null }],
    async call(_, { created, updated, file }, { world, signal }) {
      if (file !== null || !world.calendar) return { text: 'There was nothing in a calendar', left: null };
      let removed = 0;
      for (const name of created) if (await world.calendar.remove(name, signal)) removed += 1;
      const left = updated.length > 0 ? `${counted(updated.length, 'event')} that had been there before stay as they are now.` : null;
      return { text: `Removed ${counted(removed, 'event')}`, left };
    },
  },
});
