import { z } from 'zod';
import { ScheduleRule, ScheduleTurn, ScheduledRun } from '@app/contracts';
import type { ChannelTable } from '@app/workflow';
import { PlanStart } from '../watch/watch-state.js';

const given = { filledBy: 'request', shown: 'when_set', fork: 'drop', origin: 'own' } as const;
const made = { origin: 'own', fork: 'drop', shown: 'when_set' } as const;

/** Every field of a schedule. */
export const SCHEDULE_CHANNELS = {
  /** What is planned, in the words of whoever wants it. */
  request: { ...given, schema: z.string(), origin: 'person', shown: 'always' },
  rule: { ...given, schema: ScheduleRule, shown: 'always' },
  /** The first state of each plan, without its day. */
  start: { ...given, schema: PlanStart, shown: 'never' },
  wakes: { ...given, schema: z.number().int(), origin: 'none' },
  /** Plans that were started, the newest first. */
  runs: { ...given, schema: z.array(ScheduledRun) },

  safetyFlags: { ...made, schema: z.array(z.string()), reducer: 'union', shown: 'always' },
  turn: { ...made, schema: ScheduleTurn },
} as const satisfies ChannelTable;
