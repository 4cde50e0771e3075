import type { MessageQueue, OutgoingMessage } from '@app/ports';
import { LocalLane } from './local-lane.js';

const message = (jobId: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  queue: 'agent-budget',
  jobId,
  payload: { jobId },
  delayMs: 0,
  rank: 0,
  ...more,
});

class Bus implements MessageQueue {
  readonly published: string[] = [];
  isAway = false;

  publish(messages: readonly OutgoingMessage[]): Promise<void> {
    if (this.isAway) return Promise.reject(new Error('Redis is away'));
    this.published.push(...messages.map(({ jobId }) => jobId));
    return Promise.resolve();
  }

  holds(_queue: string, jobId: string): Promise<boolean> {
    return Promise.resolve(this.published.includes(jobId));
  }

  wasWiped(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** A handler whose work ends when it is told to. */
function opened({ roomPerQueue = 2, roomForRanked = 1 } = {}) {
  const bus = new Bus();
  const lost: string[] = [];
  const lane = new LocalLane(bus, { roomPerQueue, roomForRanked, onLost: (_error, { jobId }) => lost.push(jobId) });
  const begun = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  lane.serve(['agent-budget'], (payload) => {
    const { jobId } = payload as { jobId: string };
    return new Promise((resolve, reject) => begun.set(jobId, { resolve, reject }));
  });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { bus, lane, lost, begun, settled };
}

describe('the short way inside a process', () => {
  it('takes a message for which somebody here has room, and the bus the others', async () => {
    const { bus, lane, begun, settled } = opened();
    await lane.publish([message('a.1'), message('b.1'), message('c.1'), message('d.1', { queue: 'agent-packing' })]);
    await settled();
    expect([...begun.keys()]).toEqual(['a.1', 'b.1']);
    expect(bus.published).toEqual(['c.1', 'd.1']);
  });
  it('keeps room for owners with few runs', async () => {
    const { bus, lane, begun, settled } = opened();
    await lane.publish([message('crowd.1', { rank: 3 }), message('crowd.2', { rank: 3 }), message('lone.1')]);
    await settled();
    expect([...begun.keys()]).toEqual(['crowd.1', 'lone.1']);
    expect(bus.published).toEqual(['crowd.2']);
  });
  it('drops what comes a second time while it is at work, and says that it holds it', async () => {
    const { bus, lane, begun, settled } = opened();
    await lane.publish([message('a.1')]);
    await lane.publish([message('a.1')]);
    await settled();
    expect([begun.size, bus.published]).toEqual([1, []]);
    expect([await lane.holds('agent-budget', 'a.1'), await lane.holds('agent-budget', 'z.1')]).toEqual([true, false]);
    begun.get('a.1')?.resolve();
    await settled();
    expect([await lane.holds('agent-budget', 'a.1'), lane.working('agent-budget')]).toEqual([false, []]);
  });
  it('gives the bus what failed here, unless it was told already', async () => {
    const { bus, lane, begun, settled } = opened();
    await lane.publish([message('a.1'), message('b.1')]);
    await settled();
    begun.get('a.1')?.reject(new Error('the database is away'));
    begun.get('b.1')?.reject(Object.assign(new Error('the step failed'), { name: 'UnrecoverableError' }));
    await settled();
    expect(bus.published).toEqual(['a.1']);
  });
  it('tells of a message that neither here nor the bus takes', async () => {
    const { bus, lane, begun, lost, settled } = opened();
    await lane.publish([message('a.1')]);
    await settled();
    bus.isAway = true;
    begun.get('a.1')?.reject(new Error('the database is away'));
    await settled();
    expect(lost).toEqual(['a.1']);
  });
  it('hands nothing over once it closes, and closes when all is done', async () => {
    const { bus, lane, begun, settled } = opened();
    await lane.publish([message('a.1')]);
    await settled();
    let isClosed = false;
    const closing = lane.close().then(() => (isClosed = true));
    await lane.publish([message('b.1')]);
    await settled();
    expect([isClosed, bus.published]).toEqual([false, ['b.1']]);
    begun.get('a.1')?.resolve();
    await closing;
  });
});
