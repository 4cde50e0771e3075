import { FIRST_TOLD_INDEX } from '@app/contracts';
import type { NumberedStepEvent, StepEventStore, TellingStep, ToldEvents } from '@app/ports';
import type { InMemoryRunStore } from './in-memory.run-store.js';
import { toPlanEvent } from './told-event.js';

/** Beside a run store in memory: the same fences, numbers and unique keys as on Postgres. */
export class InMemoryStepEventStore implements StepEventStore {
  private readonly told = new Set<string>();

  constructor(private readonly runs: InMemoryRunStore) {}

  async append(step: TellingStep, agent: string, events: readonly NumberedStepEvent[]): Promise<ToldEvents | null> {
    const fresh = events.filter(({ ordinal }) => !this.told.has(`${step.stepId} ${ordinal}`)).sort((a, b) => a.ordinal - b.ordinal);
    if (fresh.length === 0) return null;
    const turn = this.runs.countTold(step, fresh.length);
    if (!turn) return null;
    for (const { ordinal } of fresh) this.told.add(`${step.stepId} ${ordinal}`);
    const { threadId, workflow, version, seq, at } = turn;
    const prev = seq - fresh.length;
    const rows = fresh.map(({ event }, place) => ({
      ...{ version, at, index: FIRST_TOLD_INDEX + prev + place + 1, event: event.event },
      data: { agent, ...event.data },
    }));
    return { threadId, workflow, version, batch: { prev, seq, events: rows.map((row) => toPlanEvent(threadId, row)) } };
  }
}
