import type { PlanEvent } from '@app/contracts';
import { withEvent } from './turns.js';
import type { Turn } from './turns.js';

let index = 0;
const event = (name: PlanEvent['event'], data: Record<string, unknown> = {}): PlanEvent => ({
  id: `1-${(index += 1)}`,
  event: name,
  data: { threadId: 't', version: 1, at: '2026-11-22T12:00:00.000Z', ...data },
});
const fold = (...events: PlanEvent[]): readonly Turn[] => events.reduce<readonly Turn[]>(withEvent, []);
const begin = (said: string) => event('status', { status: 'in_progress', runId: `run-${said}`, cause: 'request', said: { kind: 'words', text: said } });
const end = () => [event('status', { status: 'complete' }), event('done', { status: 'complete' })];

describe('the turns of a thread', () => {
  it('keep each answer with the question it was given to, also in a replay of several runs', () => {
    const turns = fold(begin('Rain?'), event('answer', { text: 'No.' }), ...end(), begin('Cost?'), event('answer', { text: '320 EUR.' }), ...end());
    expect(turns.map(({ said, answers }) => [said?.kind === 'words' && said.text, answers.map(({ text }) => text)])).toEqual([
      ['Rain?', ['No.']],
      ['Cost?', ['320 EUR.']],
    ]);
  });
  it('let a turn rest only when its run does', () => {
    expect(fold(begin('Lisbon'), event('step_started', { agent: 'budget' })).at(-1)).toMatchObject({ status: 'in_progress', endedMs: null });
    expect(fold(begin('Lisbon'), event('step_started', { agent: 'budget' }), ...end()).at(-1)?.steps[0]?.endedMs).not.toBeNull();
  });
  it('join what a tool told with what it was asked for, also when answers come in another order', () => {
    const call = (callId: string) => event('tool_call', { agent: 'itinerary', tool: 'find_ways', callId, arguments: { to: callId } });
    const result = (callId: string) => event('tool_result', { agent: 'itinerary', tool: 'find_ways', callId, ok: true, text: `way ${callId}` });
    const [turn] = fold(begin('Lisbon'), event('step_started', { agent: 'itinerary' }), call('a'), call('b'), result('b'), result('a'));
    expect(turn?.steps[0]?.notes).toMatchObject([
      { arguments: { to: 'a' }, result: { text: 'way a' } },
      { arguments: { to: 'b' }, result: { text: 'way b' } },
    ]);
  });
  it('leave earlier turns the same objects', () => {
    const before = fold(begin('Lisbon'), ...end(), begin('Cost?'));
    expect(withEvent(before, event('answer', { text: 'x' }))[0]).toBe(before[0]);
  });
});
