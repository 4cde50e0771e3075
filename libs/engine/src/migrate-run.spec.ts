import { createSequentialIds } from '@app/adapters';
import type { RunEvent } from '@app/contracts';
import { ServedWorkflows } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import type { Move, RunSnapshot } from '@app/ports';
import { decideMove } from './decide-move.js';
import { DEFAULT_ENGINE_SETTINGS } from './engine.js';
import type { Engine } from './engine.js';
import { migrateRun } from './migrate-run.js';
import { SMALL_GRAPH, openedRun } from './testing/small-graph.js';

const { left: _gone, ...agents } = SMALL_GRAPH.agents;
/** Without the agent `left`; what it wrote is called otherwise. */
const NEXT_GRAPH: Workflow = {
  ...SMALL_GRAPH,
  version: 2,
  agents,
  rows: {
    first: (s) => !s['one'],
    right: (s) => Boolean(s['one']) && !s['three'],
    last: (s) => !s['result'] && Boolean(s['three']),
  },
  migrations: { 1: (s) => ({ renamed: s['two'] ?? null, two: null }) },
};
const ids = createSequentialIds();
const now = new Date('2026-11-20T12:00:00Z');

function engineWith(run: RunSnapshot, stored: boolean[] = [true]) {
  const moves: Move[] = [];
  const published: string[] = [];
  const engine = {
    ...{ workflows: new ServedWorkflows({ current: NEXT_GRAPH, older: [SMALL_GRAPH] }), ids, settings: DEFAULT_ENGINE_SETTINGS },
    ...{ clock: { now: () => now }, announce: () => undefined },
    store: {
      loadRun: () => Promise.resolve(run),
      commitMove: (move: Move) => {
        moves.push(move);
        const isStored = stored.length > 1 ? (stored.shift() ?? true) : (stored[0] ?? true);
        return Promise.resolve(isStored ? { at: now.toISOString(), eventSeq: 2, dispatchedOn: null } : null);
      },
    },
    outbox: { publish: (messages: readonly { queue: string }[]) => published.push(...messages.map(({ queue }) => queue)) },
  } as unknown as Engine;
  const migrate = (more = {}) => migrateRun(engine, { runId: run.runId, toVersion: 2, by: 'olga', isDryRun: false, ...more });
  return { migrate, moves, published };
}
const begun = (): RunSnapshot => {
  const changed: RunEvent = { type: 'run_changed', runId: 'run_1', version: 1 };
  const decision = decideMove(openedRun({ turns: ['Lisbon'], one: 'x', two: 'y' }), changed, {
    workflow: SMALL_GRAPH,
    ids,
    settings: DEFAULT_ENGINE_SETTINGS,
    now,
  });
  if (decision.kind === 'stale') throw new Error(decision.reason);
  return decision.decided.next;
};

describe('migrateRun', () => {
  it('takes a run over with its state as the new graph says, and dispatches what that one wants', async () => {
    const { migrate, moves, published } = engineWith(begun());
    expect(await migrate()).toEqual({ kind: 'migrated', fromVersion: 1 });
    expect(moves[0]).toMatchObject({ graphVersion: 2, status: 'in_progress', versions: [{ cause: 'migration', delta: { renamed: 'y', two: null } }] });
    expect(moves[0]?.settled.map((step) => step.status)).toEqual(['superseded']);
    expect(moves[0]?.added.map((step) => step.agent)).toEqual(['right']);
    expect(moves[0]?.logEntries[0]?.entry).toMatchObject({ agent: 'operator', keyEvidence: ['by=olga', 'fields=renamed, two'] });
    expect(published).toEqual(['agent-right']);
  });

  it('leaves a run waiting for its person, with the state carried over', async () => {
    const { migrate, moves } = engineWith({ ...openedRun({ one: 'x', questions: ['when?'] }), status: 'awaiting_input' });
    expect(await migrate()).toMatchObject({ kind: 'migrated' });
    expect(moves[0]).toMatchObject({ status: 'awaiting_input', added: [], restingState: { one: 'x', renamed: null, questions: ['when?'] } });
  });

  it('looks again when somebody else moved the run meanwhile', async () => {
    const { migrate, moves } = engineWith(begun(), [false, true]);
    expect(await migrate()).toMatchObject({ kind: 'migrated' });
    expect(moves).toHaveLength(2);
  });

  it('changes nothing in a dry run, for a run at rest, one that is there already, and a graph that does not know how', async () => {
    const dry = engineWith(begun());
    expect(await dry.migrate({ isDryRun: true })).toEqual({ kind: 'would_migrate', fromVersion: 1 });
    const ended = engineWith({ ...openedRun(), status: 'complete' });
    expect(await ended.migrate()).toEqual({ kind: 'not_open' });
    const there = engineWith({ ...openedRun(), graphVersion: 2 });
    expect(await there.migrate()).toEqual({ kind: 'there_already' });
    expect(await there.migrate({ toVersion: 1 })).toMatchObject({ kind: 'no_way' });
    expect([dry, ended, there].flatMap(({ moves }) => moves)).toEqual([]);
  });
});
