import { compareEventIds } from '../http/event-ids.js';
import { isStorableText } from '../text.js';
import { MAX_STEP_EVENT_BYTES, fitStepEvent } from './step-events.js';

const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));

describe('an event that a step tells', () => {
  it('keeps the fields of its kind and nothing else', () => {
    const given = { event: 'thought', data: { text: 'Comparing places', system: 'You are a planner', apiKey: 'sk-1', ownerId: 'bob' }, prompt: 'p' };
    expect(fitStepEvent(given)).toEqual({ event: 'thought', data: { text: 'Comparing places' } });
  });
  it('shows no argument that sounds like a credential or a prompt', () => {
    const given = {
      event: 'tool_call',
      data: { tool: 'get_weather', arguments: { city: 'Lisbon', api_key: 'k', accessToken: 't', systemPrompt: 'p', Password: 'x' } },
    };
    expect(fitStepEvent(given)?.data).toEqual({ tool: 'get_weather', arguments: { city: 'Lisbon' } });
  });
  it('is none when its kind or its fields are unknown', () => {
    const givens = [null, 'thought', { event: 'done', data: {} }, { event: 'thought', data: {} }, { event: 'tool_result', data: { tool: 't', ok: 'yes' } }];
    expect(givens.map(fitStepEvent)).toEqual(givens.map(() => null));
  });
  it.each([
    ['long words', 'a'.repeat(100_000)],
    ['bytes that JSON spells out', '\u0001'.repeat(100_000)],
    ['letters of four bytes', '🧳'.repeat(50_000)],
  ])('fits into its size, cut with an ellipsis: %s', (_name, text) => {
    const fitted = fitStepEvent({ event: 'answer', data: { text } });
    expect(bytesOf(fitted?.data)).toBeLessThanOrEqual(MAX_STEP_EVENT_BYTES);
    expect(fitted?.data).toMatchObject({ text: expect.stringMatching(/…$/) as string });
    expect(isStorableText((fitted?.data as { text: string }).text)).toBe(true);
  });
  it('fits with many long arguments too', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`field${i}`, ['x'.repeat(5_000), 'y'.repeat(5_000)]]));
    expect(bytesOf(fitStepEvent({ event: 'tool_call', data: { tool: 't', arguments: many } })?.data)).toBeLessThanOrEqual(MAX_STEP_EVENT_BYTES);
  });
  it('is text that can be stored', () => {
    expect(fitStepEvent({ event: 'thought', data: { text: 'a\u0000b\ud800' } })?.data).toEqual({ text: 'ab\ufffd' });
  });
});

describe('ids of events', () => {
  it('sort by number: told events after those of their version and before those of the next', () => {
    const ids = ['10-0', '9-101', '9-2', '9-1100', '9-99', '9-10'];
    expect([...ids].sort(compareEventIds)).toEqual(['9-2', '9-10', '9-99', '9-101', '9-1100', '10-0']);
  });
});
