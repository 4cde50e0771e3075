import { z } from 'zod';
import { FIRST_TOLD_INDEX } from '@app/contracts';
import type { NumberedStepEvent, StepEventStore, TellingStep, ToldEvents } from '@app/ports';
import type { Database } from './database.js';
import { APPEND_STEP_EVENTS } from './sql.js';
import { ToldRow, toPlanEvent } from './told-event.js';

const AppendedRow = z.object({
  threadId: z.string(),
  workflow: z.string(),
  version: z.number(),
  prev: z.number(),
  seq: z.number(),
  events: z.array(ToldRow),
});

export class PostgresStepEventStore implements StepEventStore {
  constructor(private readonly db: Database) {}

  async append(step: TellingStep, agent: string, events: readonly NumberedStepEvent[]): Promise<ToldEvents | null> {
    const rows = events.map(({ ordinal, event }) => ({ ordinal, event: event.event, data: { agent, ...event.data } }));
    const values = [step.runId, step.stepId, step.attempt, step.version, JSON.stringify(rows), FIRST_TOLD_INDEX];
    const [raw] = await this.db.hot('append_step_events', APPEND_STEP_EVENTS, values);
    if (!raw) return null;
    const { threadId, workflow, version, prev, seq, events: told } = AppendedRow.parse(raw);
    return { threadId, workflow, version, batch: { prev, seq, events: told.map((event) => toPlanEvent(threadId, event)) } };
  }
}
