import { z } from 'zod';
import { ScheduleRule, ScheduleTurn, ScheduledRun } from '@app/contracts';
import type { RunStatus, ScheduleAnswer } from '@app/contracts';
import type { ThreadView } from '@app/ports';

const Shown = z.object({ request: z.string(), rule: ScheduleRule, turn: ScheduleTurn.nullish(), runs: z.array(ScheduledRun).nullish() });

const STATUS: Readonly<Partial<Record<RunStatus, ScheduleAnswer['status']>>> = { in_progress: 'scheduled', refused: 'refused', cancelled: 'cancelled' };

/** A schedule for clients. */
export function toSchedule({ runId, threadId, status, version, state, error }: ThreadView): ScheduleAnswer {
  const { request, rule, turn, runs } = Shown.parse(state);
  const waiting = turn?.due ? 'planning' : 'scheduled';
  return {
    ...{ scheduleId: runId, threadId, status: status === 'waiting' ? waiting : (STATUS[status] ?? 'failed'), version, request, rule },
    nextAt: status === 'waiting' || status === 'in_progress' ? (turn?.next ?? null) : null,
    runs: runs ?? [],
    error: error ? { code: error.code, message: error.message } : null,
  };
}
