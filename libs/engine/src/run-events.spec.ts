import type { VersionView } from '@app/ports';
import { ServedWorkflows } from '@app/workflow';
import { eventsOf } from './run-events.js';
import { SMALL_GRAPH } from './testing/small-graph.js';

const TELLING = { ...SMALL_GRAPH, events: [{ field: 'three', event: 'answer' as const, data: (three: unknown) => ({ three }) }] };
const SERVED = new ServedWorkflows({ current: TELLING });

const view = (more: Partial<VersionView>): VersionView => ({
  version: 3,
  workflow: 'small',
  runId: 'run_1',
  cause: 'step',
  agent: 'right',
  durationMs: 12,
  delta: {},
  compactedAt: null,
  startedAgents: [],
  restingStatus: null,
  error: null,
  at: '2026-11-20T12:00:00.000Z',
  ...more,
});
const names = (more: Partial<VersionView>) => eventsOf('thr_1', view(more), SERVED).map((event) => event.event);

describe('the events of a version', () => {
  it('tell who finished, what it wrote, and who starts', () => {
    expect(names({ delta: { three: {} }, startedAgents: ['last'] })).toEqual(['step_finished', 'answer', 'step_started']);
  });
  it('have ids that grow and data that names thread, version and time', () => {
    const events = eventsOf('thr_1', view({ startedAgents: ['last'] }), SERVED);
    expect(events.map((event) => event.id)).toEqual(['3-0', '3-1']);
    expect(events[0]?.data).toMatchObject({ threadId: 'thr_1', version: 3, at: '2026-11-20T12:00:00.000Z' });
  });
  it('keep the ids of those before when a step is dispatched later', () => {
    const before = eventsOf('thr_1', view({ cause: 'request', agent: null }), SERVED);
    const after = eventsOf('thr_1', view({ cause: 'request', agent: null, startedAgents: ['first'] }), SERVED);
    expect(after.slice(0, before.length)).toEqual(before);
  });
  it('end with done exactly when the run ended', () => {
    expect(names({ restingStatus: 'complete' })).toEqual(['step_finished', 'status', 'done']);
    expect(names({ restingStatus: 'awaiting_input', delta: { questions: [{ field: 'when' }] } })).not.toContain('done');
  });
  it('ask again in a replay, also when the questions were answered since', () => {
    const delta = { questions: [{ field: 'when' }] };
    expect(names({ delta })).toEqual(names({ delta, restingStatus: 'awaiting_input' }));
  });
  it('say that a replayed run moves again', () => {
    expect(names({ cause: 'replay', agent: 'operator', startedAgents: ['last'] })).toEqual(['status', 'step_started']);
  });
  it('have fewer ids than those of told events start at', () => {
    const startedAgents = Array.from({ length: 101 }, (_, i) => `agent_${i}`);
    expect(() => names({ startedAgents })).toThrow('means too many events');
  });
  it('name the reason of a failure', () => {
    expect(names({ cause: 'failure', restingStatus: 'failed', error: { code: 'MODEL_BAD_OUTPUT', message: 'm', agent: 'right' } })).toEqual([
      'error',
      'status',
      'done',
    ]);
  });
  it('say of a version that was compacted that they are not the whole story', () => {
    const compactedAt = '2027-01-20T12:00:00.000Z';
    const [event] = eventsOf('thr_1', view({ compactedAt }), SERVED);
    expect(event).toMatchObject({ event: 'step_finished', data: { compactedAt } });
    expect(eventsOf('thr_1', view({}), SERVED)[0]?.data).not.toHaveProperty('compactedAt');
  });
});
