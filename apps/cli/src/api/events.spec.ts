import { ServerSentEventParser, readNews } from './events.js';

const STREAM =
  ': hello\n\nid: 3-0\nevent: step_started\ndata: {"agent":"budget","title":"Budget","version":3}\n\nid: 4-0\nevent: done\ndata: {"a":\ndata: 1}\n\n';

describe('an event stream', () => {
  it('gives the same events whatever the pieces it arrives in', () => {
    const whole = new ServerSentEventParser().push(STREAM);
    for (const size of [1, 2, 7, 50]) {
      const parser = new ServerSentEventParser();
      const pieces = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(pieces.flatMap((piece) => parser.push(piece))).toEqual(whole);
    }
    expect(whole).toEqual([
      { id: '3-0', event: 'step_started', data: '{"agent":"budget","title":"Budget","version":3}' },
      { id: '4-0', event: 'done', data: '{"a":\n1}' },
    ]);
  });

  it('takes all three line ends, a pair cut in two included', () => {
    const parser = new ServerSentEventParser();
    const events = ['data: a\r', '\n\r', '\n', 'data: b\r\rdata: c\n\n'].flatMap((piece) => parser.push(piece));
    expect(events.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
  });

  it('makes no event of comments, heartbeats and ids alone, but remembers the id', () => {
    expect(new ServerSentEventParser().push(': beat\n\nid: 7\n\nevent: x\n\ndata: y\n\n')).toEqual([{ id: '7', event: 'message', data: 'y' }]);
  });
});

describe('news of a run', () => {
  const read = (event: string, data: unknown) => readNews({ id: null, event, data: JSON.stringify(data) });

  it('names a step by its agent where no title is sent', () => {
    expect(read('step_started', { agent: 'budget', at: '2027-01-15T00:00:00.250Z' })).toMatchObject({ atMs: Date.UTC(2027, 0, 15, 0, 0, 0, 250) });
    expect(read('step_finished', { agent: 'risk_guard', version: 2, durationMs: 12 })).toEqual({
      kind: 'step_finished',
      agent: 'risk_guard',
      title: 'Risk guard',
      version: 2,
      durationMs: 12,
      atMs: null,
    });
  });

  it('takes a missing or null duration for unknown', () => {
    expect(read('step_finished', { agent: 'budget', version: 2, durationMs: null })).toMatchObject({ durationMs: null });
  });

  it('rests at every status but in_progress', () => {
    expect(read('status', { status: 'in_progress', version: 1 })).toBeNull();
    expect(read('status', { status: 'failed', version: 1 })).toEqual({ kind: 'rest', version: 1 });
    expect(read('awaiting_input', { version: 1 })).toEqual({ kind: 'rest', version: 1 });
  });

  it('leaves aside what it cannot read', () => {
    expect(readNews({ id: null, event: 'done', data: 'no json' })).toBeNull();
    expect(read('step_started', { title: 'nobody' })).toBeNull();
    expect(read('thought', { text: 7 })).toBeNull();
  });

  it('tells thoughts, tools and results in one line each', () => {
    expect(read('thought', { text: 'hm', version: 3 })).toEqual({ kind: 'told', version: 3, text: 'hm' });
    expect(read('tool_call', { tool: 'get_weather', arguments: { city: 'Rome' } })).toMatchObject({ text: '→ get_weather city: Rome' });
    expect(read('tool_result', { tool: 'get_weather', ok: false, text: 'away' })).toMatchObject({ text: '← get_weather failed: away' });
  });
});
