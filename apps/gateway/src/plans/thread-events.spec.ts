import type { PlanEvent } from '@app/contracts';
import type { Engine } from '@app/engine';
import type { ThreadHistory, ThreadStore, VersionView } from '@app/ports';
import type { RedisEventStream, StreamedEvent } from '@app/queue';
import { ServedWorkflows } from '@app/workflow';
import { ThreadEvents } from './thread-events.js';
import type { Feed } from './thread-events.js';

const FEED: Feed = { ownerId: 'ann', threadId: 'thr_1', workflow: 'plan', nodes: false };
const AT = '2026-11-20T12:00:00.000Z';
const told = (id: string): PlanEvent => ({ id, event: 'thought', data: { threadId: 'thr_1', version: 1, at: AT } });
const version = (number: number): VersionView => ({
  ...{ version: number, workflow: 'plan', runId: 'run_1', cause: 'request', agent: null, durationMs: null, delta: {} },
  ...{ startedAgents: ['packing'], restingStatus: null, error: null, compactedAt: null, at: AT },
});
const engine = { workflows: new ServedWorkflows() } as unknown as Engine;

const eventsOver = (history: ThreadHistory | null, entries: StreamedEvent[] | Error = []) => {
  const threads = () => ({ readHistory: async () => history }) as unknown as ThreadStore;
  const stream = { readAfter: () => (entries instanceof Error ? Promise.reject(entries) : Promise.resolve(entries)) } as unknown as RedisEventStream;
  return new ThreadEvents(threads, stream, engine);
};
const idsOf = (page: { events: readonly PlanEvent[] } | null) => page?.events.map(({ id }) => id);

describe('what a thread told, from the database', () => {
  it('puts what steps told between the versions it was told at', async () => {
    const history = { seq: 5, hasMore: false, versions: [version(1), version(2)], told: [told('1-103'), told('2-105')] };
    expect(await eventsOver(history).stored(FEED, '0-0')).toMatchObject({ seq: 5 });
    expect(idsOf(await eventsOver(history).stored(FEED, '0-0'))).toEqual(['1-0', '1-1', '1-103', '2-0', '2-1', '2-105']);
    expect(idsOf(await eventsOver(history).stored(FEED, '1-1'))).toEqual(['1-103', '2-0', '2-1', '2-105']);
  });
  it('ends a page where it knows of no gap, and does not say how far the thread is', async () => {
    const history = { seq: 9, hasMore: true, versions: [version(1), version(2)], told: [told('1-103'), told('1-104')] };
    const page = await eventsOver(history).stored(FEED, '0-0');
    expect([idsOf(page), page.seq]).toEqual([['1-0', '1-1', '1-103', '1-104'], null]);
  });
  it('tells whoever debugs it which way a run took, under ids of their own, from the database only', async () => {
    const history = { seq: 3, hasMore: false, versions: [version(1), { ...version(2), cause: 'step', agent: 'packing' }], told: [] };
    const events = eventsOver(history);
    const { events: found } = await events.stored({ ...FEED, nodes: true }, '1-1');
    expect(
      found.map(({ id, event, data }) => [id, event, data['from'] ?? data['node'], data['to']]).filter(([, event]) => /node|edge/.test(String(event))),
    ).toEqual([
      ['1-50', 'edge_taken', 'request', 'packing'],
      ['1-51', 'node_enter', 'packing', undefined],
      ['2-50', 'node_exit', 'packing', undefined],
      ['2-51', 'edge_taken', 'packing', 'packing'],
      ['2-52', 'node_enter', 'packing', undefined],
    ]);
    expect(await events.streamed({ ...FEED, nodes: true }, { lastId: '1-1', seq: 2 })).toBeNull();
  });
  it('is nothing for a thread that the owner does not have', async () => {
    expect(await eventsOver(null).stored({ ...FEED, ownerId: 'eve' }, '0-0')).toEqual({ events: [], seq: 0, isGone: true });
  });
});

describe('what a thread told, from Redis', () => {
  const entry = (id: string, prev: number, seq: number): StreamedEvent => ({ prev, seq, event: told(id) });
  const read = (entries: StreamedEvent[] | Error) => eventsOver(null, entries).streamed(FEED, { lastId: '1-1', seq: 2 });

  it('goes on commit by commit', async () => {
    const page = await read([entry('1-103', 2, 4), entry('1-104', 2, 4), entry('2-0', 4, 5)]);
    expect([idsOf(page), page?.seq]).toEqual([['1-103', '1-104', '2-0'], 5]);
  });
  it('goes on in the middle of a commit', async () => {
    expect(idsOf(await read([entry('1-2', 1, 2), entry('1-103', 2, 3)]))).toEqual(['1-2', '1-103']);
  });
  it.each([
    ['a commit is missing at the start', [entry('1-104', 3, 4)]],
    ['a commit is missing in between', [entry('1-103', 2, 3), entry('2-0', 4, 5)]],
    ['there is nothing', []],
    ['Redis is away', new Error('away')],
  ])('is of no use when %s', async (_why, entries) => {
    expect(await read(entries)).toBeNull();
  });
});
