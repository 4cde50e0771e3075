import { PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { TRIP_AGENTS } from './support/agent-names.js';
import { GOOD_ANSWERS, LISBON } from './support/lisbon-answers.js';
import { OtlpCollector } from './support/otlp-collector.js';
import type { ReceivedSpan } from './support/otlp-collector.js';
import { ScriptedModel } from './support/scripted-model.js';

const CLIENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const AGENTS = TRIP_AGENTS.length;

describe('the trace of one plan', () => {
  let model: ScriptedModel;
  let collector: OtlpCollector;
  let system: NavigoSystem;
  let result: PlanResult;
  let spans: ReceivedSpan[];

  const isDone = (received: readonly ReceivedSpan[]): boolean => {
    const count = (test: RegExp): number => received.filter(({ name }) => test.test(name)).length;
    return count(/^POST \/plan\/chat$/) === 1 && count(/^step /) === AGENTS && count(/^run-events process$/) === AGENTS + 1;
  };
  beforeAll(async () => {
    [model, collector] = await Promise.all([ScriptedModel.start(), OtlpCollector.start()]);
    system = await NavigoSystem.start({ ...model.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' });
    model.play(GOOD_ANSWERS);
    const traceparent = `00-${CLIENT.traceId}-${CLIENT.spanId}-01`;
    result = PlanResult.parse((await system.post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' } }, { traceparent })).body);
    spans = await collector.trace(CLIENT.traceId, isDone);
  });
  afterAll(async () => {
    await system?.stop();
    await Promise.all([model?.stop(), collector?.stop()]);
  });

  const named = (name: string): ReceivedSpan[] => spans.filter((span) => span.name === name);
  const parentOf = (span: ReceivedSpan | undefined): ReceivedSpan | undefined => spans.find(({ spanId }) => spanId === span?.parentSpanId);

  it('goes on from the client through gateway, orchestrator and every agent to the model and the providers', () => {
    expect(result.status).toBe('complete');
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['navigo-gateway', 'navigo-orchestrator', 'navigo-worker']));
    expect(spans.filter(({ name }) => name.startsWith('step '))).toHaveLength(AGENTS);
    expect(named('chat gpt-4o-mini')).toHaveLength(model.calls().length);
    expect(spans.filter(({ name }) => /^GET 127/.test(name)).length).toBeGreaterThan(0);
  });

  it('has each span under the one that caused it, across every queue', () => {
    const server = named('POST /plan/chat')[0];
    expect(server?.parentSpanId).toBe(CLIENT.spanId);
    for (const span of spans.filter((other) => other !== server)) expect(parentOf(span)).toBeDefined();
    const [opening, ...others] = [...named('run-events process')].sort((a, b) => Number(parentOf(b) === server) - Number(parentOf(a) === server));
    expect(parentOf(opening)).toBe(server);
    for (const processed of others) expect(parentOf(processed)?.name).toMatch(/^step /);
    for (const step of spans.filter(({ name }) => name.startsWith('step '))) expect(parentOf(step)?.name).toBe('run-events process');
    for (const chat of named('chat gpt-4o-mini')) expect(parentOf(chat)?.name).toMatch(/^step /);
    for (const call of named('POST 127.0.0.1').filter(({ attributes }) => attributes['navigo.provider'] === 'openai'))
      expect(parentOf(call)?.name).toBe('chat gpt-4o-mini');
  });

  it('tells what a model was asked for by name and number, and nothing that anybody said', () => {
    const parse = spans.find(({ name, attributes }) => name.startsWith('chat ') && attributes['navigo.agent'] === 'requirement_parser');
    expect(parse?.attributes).toMatchObject({ 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'openai', 'gen_ai.request.model': 'gpt-4o-mini' });
    expect(Number(parse?.attributes['gen_ai.usage.input_tokens'])).toBeGreaterThan(0);
    expect(JSON.stringify(spans)).not.toMatch(/Lisbon|Zurich|museums|sk-e2e|duffel-e2e/i);
  });

  it('is named by every log line of its steps and moves, with thread, run and step', () => {
    const linesOf = (name: 'worker' | 'orchestrator', message: string): Record<string, unknown>[] =>
      system
        .running(name)
        .log.filter((line) => line.includes(message))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const steps = linesOf('worker', 'step succeeded');
    expect(steps).toHaveLength(AGENTS);
    const moves = linesOf('orchestrator', 'run moved');
    expect(moves).toHaveLength(AGENTS + 1);
    for (const line of [...steps, ...moves])
      expect(line).toMatchObject({ traceId: CLIENT.traceId, threadId: result.threadId, runId: expect.stringMatching(/^run_/) });
    for (const line of steps) expect(line).toMatchObject({ stepId: expect.stringMatching(/^stp_/) });
    const [request] = system.running('gateway').log.filter((line) => line.includes('request answered') && line.includes('/plan/chat'));
    expect(JSON.parse(request ?? '{}')).toMatchObject({ method: 'POST', route: '/plan/chat', status: 200, traceId: CLIENT.traceId });
  });
});
