import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { ScheduleRule, ScheduleTurn, TerminalError } from '@app/contracts';
import { nextTime } from './next-time.js';

/** A moment more, so that the time has come on every look after the wait. */
const GRACE_MS = 1_000;

/**
 * Says when the schedule is due, and that it is. Times follow from each other, not from the moment of the look, so that no clock makes one come
 * twice; times that passed while nobody looked count as one.
 */
export const scheduleTimekeeper = defineAgent({
  name: 'schedule_timekeeper',
  title: 'Schedule',
  reads: { request: z.string(), rule: ScheduleRule, wakes: z.number().int().nullish(), turn: ScheduleTurn.nullish() },
  writes: { turn: ScheduleTurn },
  policy: { timeoutMs: 10_000, maxAttempts: 5 },
  simulate: (state) => ({ turn: { wake: state['wakes'] ?? 0, waitMs: GRACE_MS, due: null } }),
  async run({ rule, wakes, turn }, { trips, run }) {
    if (!trips || !run) throw new TerminalError('INTERNAL_ERROR', 'This worker does not know the time of the database, so it keeps no schedule.');
    const { now } = await trips.read(run);
    const waited = turn ? new Date(turn.next) : nextTime(rule, now);
    const isDue = turn !== undefined && turn !== null && waited <= now;
    const next = isDue ? nextTime(rule, now) : waited;
    const made = { wake: wakes ?? 0, next: next.toISOString(), waitMs: Math.max(0, next.getTime() - now.getTime()) + GRACE_MS };
    return {
      writes: { turn: { ...made, due: isDue ? waited.toISOString() : null } },
      decision: {
        inputSummary: `${rule.at} in ${rule.timezone} on weekdays ${rule.weekdays.join(', ')}`,
        keyEvidence: [`now=${now.toISOString()}`, `next=${made.next}`],
        outputSummary: isDue ? `The plan of ${waited.toISOString()} is due` : `Due at ${made.next}`,
        riskFlags: [],
      },
    };
  },
});
