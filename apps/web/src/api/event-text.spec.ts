import { splitEvents } from './event-text.js';

describe('reading server-sent events', () => {
  it('keeps what is not complete yet for later, and takes no notice of heartbeats', () => {
    const { events, rest } = splitEvents('id: 1-0\nevent: status\ndata: {"threadId":"t","version":1,"at":"x"}\n\n: still here\n\nid: 1-1\nevent: thou');
    expect(events).toEqual([{ id: '1-0', event: 'status', data: { threadId: 't', version: 1, at: 'x' } }]);
    expect(rest).toBe('id: 1-1\nevent: thou');
  });
});
