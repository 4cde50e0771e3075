import type { PlanEvent } from '@app/contracts';
import type { EventPage, ReadPosition } from './thread-events.js';
import { ThreadHub } from './thread-hub.js';

const eventOf = (id: string, event: PlanEvent['event'] = 'thought', text = ''): PlanEvent => ({
  id,
  event,
  data: { threadId: 'thr_1', version: 1, at: '2026-11-20T12:00:00.000Z', text },
});
const LIVE = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ThreadHub', () => {
  let told: PlanEvent[];
  let reads: string[];
  let streamed: (position: ReadPosition) => EventPage | null;
  let isAway: boolean;
  let troubles: number;
  let hub: ThreadHub;
  beforeEach(() => {
    told = [eventOf('1-0', 'status'), eventOf('1-1', 'step_started')];
    reads = [];
    streamed = () => null;
    isAway = false;
    troubles = 0;
    hub = new ThreadHub({
      stored: async (lastId) => {
        reads.push(`stored ${lastId}`);
        if (isAway) throw new Error('away');
        return { events: told, seq: told.length };
      },
      streamed: async (position) => {
        reads.push(`streamed ${position.lastId} ${position.seq}`);
        return streamed(position);
      },
      onTrouble: () => {
        troubles += 1;
      },
    });
  });
  afterEach(() => hub.close());
  const idsAfter = (lastId: string) => hub.after(lastId)?.map(({ id }) => id);

  it('lets its readers go once the thread was erased', async () => {
    await hub.open();
    const changed = hub.changed(LIVE);
    streamed = () => ({ events: [], seq: 0, isGone: true });
    hub.onHint(3);
    await changed;
    expect(hub.hasEnded).toBe(true);
  });

  it('reads the database once for all who come at once', async () => {
    await Promise.all([hub.open(), hub.open(), hub.open()]);
    await hub.open();
    expect(reads).toEqual(['stored 0-0']);
    expect(idsAfter('0-0')).toEqual(['1-0', '1-1']);
    expect(idsAfter('1-0')).toEqual(['1-1']);
  });

  it('reads the stream once for each hint and wakes all readers', async () => {
    await hub.open();
    streamed = () => ({ events: [eventOf('1-103')], seq: 3 });
    const woken = [hub.changed(LIVE), hub.changed(LIVE)];
    hub.onHint(3);
    await Promise.all(woken);
    hub.onHint(3);
    await settle();
    expect(reads).toEqual(['stored 0-0', 'streamed 1-1 2']);
    expect(idsAfter('1-1')).toEqual(['1-103']);
  });

  it('reads the database when the stream has a gap or is gone', async () => {
    await hub.open();
    told.push(eventOf('1-103'));
    const woken = hub.changed(LIVE);
    hub.onHint(3);
    await woken;
    expect(reads).toEqual(['stored 0-0', 'streamed 1-1 2', 'stored 1-1']);
    expect(idsAfter('0-0')).toEqual(['1-0', '1-1', '1-103']);
  });

  it('reads on for a hint that comes while it reads', async () => {
    await hub.open();
    streamed = ({ seq }) => ({ events: [eventOf(`1-${101 + seq}`)], seq: seq + 1 });
    hub.onHint(3);
    hub.onHint(4);
    await settle();
    expect(idsAfter('1-1')).toEqual(['1-103', '1-104']);
  });

  it('asks a database that is away once for a hint, not without a pause', async () => {
    await hub.open();
    isAway = true;
    hub.onHint(9);
    await settle();
    await settle();
    expect(reads).toEqual(['stored 0-0', 'streamed 1-1 2', 'stored 1-1']);
    expect(troubles).toBe(1);
  });

  it('is not kept busy by a hint that says more than there is', async () => {
    await hub.open();
    hub.onHint(1_000_000);
    await settle();
    await settle();
    expect(reads).toEqual(['stored 0-0', 'streamed 1-1 2', 'stored 1-1']);
  });

  it('takes no event twice and none out of order', async () => {
    await hub.open();
    streamed = () => ({ events: [eventOf('1-0'), eventOf('1-1'), eventOf('1-103')], seq: 3 });
    const woken = hub.changed(LIVE);
    hub.onHint(3);
    await woken;
    expect(idsAfter('0-0')).toEqual(['1-0', '1-1', '1-103']);
  });

  it('keeps only the newest bytes, and says so to who stands further back', async () => {
    const long = 'x'.repeat(16_000);
    told = Array.from({ length: 200 }, (_, i) => eventOf(`1-${100 + i}`, 'thought', long));
    await hub.open();
    expect(hub.after('1-110')).toBeNull();
    expect(idsAfter('1-297')).toEqual(['1-298', '1-299']);
    expect(idsAfter('1-250')?.length).toBeLessThan(10);
    expect(hub.totalBytes).toBeGreaterThan(200 * long.length);
  });

  it('knows the end, until the thread moves again', async () => {
    told.push(eventOf('2-0', 'done'));
    await hub.open();
    expect(hub.hasEnded).toBe(true);
    streamed = () => ({ events: [eventOf('3-0', 'status')], seq: 4 });
    const woken = hub.changed(LIVE);
    hub.onHint(4);
    await woken;
    expect(hub.hasEnded).toBe(false);
  });

  it('lets nobody wait for a reader who is gone', async () => {
    const gone = new AbortController();
    const waiting = hub.changed(gone.signal);
    gone.abort();
    await waiting;
    await hub.changed(gone.signal);
  });
});
