import { createSequentialIds } from '@app/adapters';
import { GENESIS_HASH } from '@app/agent-kit';
import { compareEventIds } from '@app/contracts';
import type { Move, NumberedStepEvent, RunStore, StepEventStore, ToldEvents } from '@app/ports';

export interface StepEventStoreSubject {
  readonly events: StepEventStore;
  /** The runs whose steps tell. */
  readonly runs: RunStore;
}

const numbered = (...ordinals: number[]): NumberedStepEvent[] =>
  ordinals.map((ordinal) => ({ ordinal, event: { event: 'thought', data: { text: `${ordinal}` } } }));
const idsOf = (told: ToldEvents | null): string[] => told?.batch.events.map(({ id }) => id) ?? [];
const textsOf = (told: ToldEvents | null): unknown[] => told?.batch.events.map(({ data }) => data['text']) ?? [];

/** What every store of step events promises, see {@link StepEventStore}. */
export function describeStepEventStore(name: string, make: () => Promise<StepEventStoreSubject>): void {
  describe(`${name} as a store of step events`, () => {
    let events: StepEventStore;
    let runs: RunStore;
    const ids = createSequentialIds();

    beforeAll(async () => {
      ({ events, runs } = await make());
    });

    const move = (runId: string, threadId: string, more: Partial<Move>): Move => ({
      ...{ runId, threadId, expectedMoveCount: 0, status: 'in_progress', version: 1, stepCount: 1, logSeq: 0, logHash: GENESIS_HASH },
      ...{ error: null, restingState: null, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } },
      ...{ versions: [], logEntries: [], settled: [], added: [], retried: [], messages: [] },
      ...more,
    });
    /** A run with one step at work. */
    const open = async () => {
      const [runId, threadId, stepId] = [ids.next('run'), ids.next('thr'), ids.next('stp')];
      const message = { queue: 'run-events', jobId: `${runId}.v1`, payload: {}, delayMs: 0 };
      const run = {
        runId,
        threadId,
        ownerId: 'ann',
        scenario: 'api',
        workflow: 'errand',
        graphVersion: 1,
        state: {},
        traceparent: null,
        idempotency: null,
        message,
      };
      await runs.createRun(run);
      await runs.commitMove(move(runId, threadId, { added: [{ stepId, agent: 'adder', version: 1, leaseMs: 30_000 }] }));
      const commit = (expectedMoveCount: number, version: number, more: Partial<Move> = {}) =>
        runs.commitMove(
          move(runId, threadId, {
            ...{ expectedMoveCount, version },
            versions: [{ version, cause: 'step', stepId: null, agent: 'adder', delta: {} }],
            ...more,
          }),
        );
      return { threadId, turn: { runId, stepId, attempt: 1, version: 1 }, commit };
    };
    const settled = (stepId: string, status: 'finished' | 'superseded') => [{ stepId, status, errorCode: null, errorMessage: null, durationMs: 1 }];

    it('gives ids after everything of the version the thread is at, in the order told', async () => {
      const { turn, threadId } = await open();
      const first = await events.append(turn, 'adder', numbered(0, 1));
      const second = await events.append(turn, 'adder', numbered(2));
      expect([...idsOf(first), ...idsOf(second)]).toEqual(['1-103', '1-104', '1-105']);
      expect(first).toMatchObject({ threadId, version: 1, batch: { prev: 2, seq: 4 } });
      expect(second?.batch).toMatchObject({ prev: 4, seq: 5 });
      expect(first?.batch.events[0]).toMatchObject({ event: 'thought', data: { agent: 'adder', text: '0', threadId, version: 1 } });
    });

    it('counts on over moves, and an event told later stands behind the new version', async () => {
      const { turn, commit } = await open();
      await events.append(turn, 'adder', numbered(0));
      expect(await commit(1, 2)).toMatchObject({ eventSeq: 4 });
      const told = await events.append(turn, 'adder', numbered(1));
      expect(told).toMatchObject({ version: 2, batch: { prev: 4, seq: 5 } });
      expect(idsOf(told)).toEqual(['2-105']);
    });

    it('tells nothing twice when a step runs again', async () => {
      const { turn } = await open();
      await events.append(turn, 'adder', numbered(0, 1));
      expect(await events.append(turn, 'adder', numbered(0, 1))).toBeNull();
      expect(textsOf(await events.append({ ...turn, attempt: 2 }, 'adder', numbered(0, 1, 2)))).toEqual(['2']);
    });

    it.each(['finished', 'superseded'] as const)('takes nothing of a step that is %s', async (status) => {
      const { turn, commit } = await open();
      await commit(1, 2, { settled: settled(turn.stepId, status) });
      expect(await events.append(turn, 'adder', numbered(0))).toBeNull();
    });

    it('takes nothing of an older attempt, another version, an unknown step, or a run at rest', async () => {
      const { turn, commit } = await open();
      expect(await events.append({ ...turn, version: 2 }, 'adder', numbered(0))).toBeNull();
      expect(await events.append({ ...turn, stepId: 'stp_none' }, 'adder', numbered(0))).toBeNull();
      const retried = [{ stepId: turn.stepId, attempt: 2, firstAttempt: 1, lostCount: 0, waitCount: 0, leaseMs: 1_000, errorCode: null, errorMessage: null }];
      await commit(1, 2, { retried });
      expect(await events.append(turn, 'adder', numbered(0))).toBeNull();
      await commit(2, 3, { status: 'complete', restingState: {} });
      expect(await events.append({ ...turn, attempt: 2 }, 'adder', numbered(0))).toBeNull();
    });

    it('counts on from run to run of a thread', async () => {
      const { turn, threadId, commit } = await open();
      await events.append(turn, 'adder', numbered(0));
      await commit(1, 2, { status: 'complete', restingState: {} });
      const message = { queue: 'run-events', jobId: 'next.v3', payload: {}, delayMs: 0 };
      const next = {
        runId: ids.next('run'),
        threadId,
        ownerId: 'ann',
        scenario: 'api',
        workflow: 'errand',
        graphVersion: 1,
        state: {},
        traceparent: null,
        idempotency: null,
        message,
      };
      expect(await runs.createRun(next)).toMatchObject({ kind: 'created', version: 3, eventSeq: 5 });
    });

    it('gives every event its own place while several tell and the run moves', async () => {
      const { turn, commit } = await open();
      const tellers = Array.from({ length: 4 }, async (_, teller) => {
        const told: ToldEvents[] = [];
        for (let i = 0; i < 10; i += 1) {
          const one = await events.append(turn, 'adder', numbered(teller * 100 + i));
          if (one) told.push(one);
        }
        return told;
      });
      const moves = (async () => {
        const counts: number[] = [];
        for (let count = 1; count <= 5; count += 1) counts.push((await commit(count, count + 1))?.eventSeq ?? 0);
        return counts;
      })();
      const told = (await Promise.all(tellers)).flat().sort((a, b) => a.batch.seq - b.batch.seq);
      expect([...told.map(({ batch }) => batch.seq), ...(await moves)].sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, i) => i + 3));
      const inOrderOfCommits = told.flatMap(idsOf);
      expect(inOrderOfCommits).toHaveLength(40);
      expect([...inOrderOfCommits].sort(compareEventIds)).toEqual(inOrderOfCommits);
      expect(told.every(({ batch }) => batch.prev === batch.seq - 1)).toBe(true);
    });
  });
}
