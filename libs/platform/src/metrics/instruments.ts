import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * Every instrument of this project with its labels. A process registers the groups that it fills and no others, so that a zero means
 * "nothing happened" and never "not measured here". Labels are bounded: no ids, no text of people.
 */

/** From what a cache answers to what a model takes. */
const WORK_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120];

const counter = <T extends string>(registry: Registry, name: string, help: string, labelNames: readonly T[]) =>
  new Counter<T>({ name, help, labelNames, registers: [registry] });
const gauge = <T extends string>(registry: Registry, name: string, help: string, labelNames: readonly T[]) =>
  new Gauge<T>({ name, help, labelNames, registers: [registry] });
const seconds = <T extends string>(registry: Registry, name: string, help: string, labelNames: readonly T[]) =>
  new Histogram<T>({ name, help, labelNames, buckets: WORK_SECONDS, registers: [registry] });

/** What the gateway answers. */
export const httpInstruments = (registry: Registry) => ({
  requests: counter(registry, 'navigo_http_requests_total', 'Requests answered, by the pattern of their route', ['route', 'method', 'status']),
  durationSeconds: seconds(registry, 'navigo_http_request_duration_seconds', 'Time from a request to the end of its answer', ['route', 'method']),
  sseReaders: gauge(registry, 'navigo_sse_readers', 'Event streams that are open now', []),
});
export type HttpInstruments = ReturnType<typeof httpInstruments>;

const plansCounter = (registry: Registry) =>
  counter(registry, 'navigo_plans_total', 'Runs that came to rest: ended, or wait for a person', ['status', 'workflow']);

/** What people decide at a gateway. */
export const decisionInstruments = (registry: Registry) => ({ plans: plansCounter(registry) });
export type DecisionInstruments = ReturnType<typeof decisionInstruments>;

/** What the orchestrator decides. */
export const runInstruments = (registry: Registry) => ({
  plans: plansCounter(registry),
  stepRetries: counter(registry, 'navigo_step_retries_total', 'Attempts that failed and are tried again, by what went wrong', ['agent', 'code']),
  lostSteps: counter(registry, 'navigo_lost_steps_total', 'Attempts of steps that got lost on their way', []),
  staleEvents: counter(registry, 'navigo_stale_events_total', 'Events that nobody waited for any more', []),
});
export type RunInstruments = ReturnType<typeof runInstruments>;

/** What a worker does. */
export const stepInstruments = (registry: Registry) => ({
  steps: counter(registry, 'navigo_steps_total', 'Attempts of steps that a worker ended', ['agent', 'outcome']),
  durationSeconds: seconds(registry, 'navigo_step_duration_seconds', 'Time of one attempt of a step, reading its input included', ['agent', 'outcome']),
});
export type StepInstruments = ReturnType<typeof stepInstruments>;

/** What a worker asks of models. */
export const modelInstruments = (registry: Registry) => ({
  calls: counter(registry, 'navigo_model_calls_total', 'Questions to a model; several requests where an answer was asked for again', ['provider', 'outcome']),
  tokens: counter(registry, 'navigo_model_tokens_total', 'Tokens by the count of the model server, estimated where it gives none', ['provider', 'direction']),
  costUsd: counter(registry, 'navigo_model_cost_usd_total', 'Cost of those tokens by the configured prices', ['provider']),
  durationSeconds: seconds(registry, 'navigo_model_duration_seconds', 'Time from a question to its usable answer or its failure', ['provider']),
});
export type ModelInstruments = ReturnType<typeof modelInstruments>;

/** What a worker need not ask again. Only with a model that costs something is there a journal. */
export const journalInstruments = (registry: Registry) => ({
  hits: counter(registry, 'navigo_journal_hits_total', 'Calls of a step that ran again, answered from the journal instead of being made', ['kind']),
});
export type JournalInstruments = ReturnType<typeof journalInstruments>;

/** What a worker asks of everybody else over HTTP. */
export const providerInstruments = (registry: Registry) => ({
  calls: counter(registry, 'navigo_provider_calls_total', 'HTTP requests to a provider, each attempt counted', ['provider', 'outcome']),
  durationSeconds: seconds(registry, 'navigo_provider_duration_seconds', "Time to the head of a provider's answer", ['provider']),
  waits: counter(registry, 'navigo_provider_waits_total', 'Calls that were held back by the limit of a provider', ['provider']),
});
export type ProviderInstruments = ReturnType<typeof providerInstruments>;

/** Which queues a process takes jobs from: 1 for each, gone with the process. */
export const consumerInstruments = (registry: Registry) => ({
  queueConsumers: gauge(registry, 'navigo_queue_consumers', 'Processes that take jobs from a queue', ['queue']),
});
