export { ConfigError, loadConfig } from './config/load-config.js';
export type { Environment } from './config/load-config.js';
export {
  actionsBlock,
  backingBlock,
  credentialsBlock,
  logChainBlock,
  migrationBlock,
  gatewayBlock,
  leaseBlock,
  metricsBlock,
  modelBlock,
  orchestratorBlock,
  outcomeBlock,
  providersBlock,
  retentionBlock,
  runtimeBlock,
  telemetryBlock,
  workerBlock,
} from './config/blocks.js';
export { readNamedNumbers } from './config/named-numbers.js';
export { createAesSealer } from './credentials/aes-sealer.js';
export { hashOfApiKey, newApiKey, prefixOfApiKey } from './auth/api-keys.js';
export { readBootstrapKeys } from './auth/bootstrap-keys.js';
export type { BootstrapKey } from './auth/bootstrap-keys.js';
export { NestLogger, createLogger } from './logging/logger.js';
export type { Logger } from './logging/logger.js';
export { addLogFields, withLogFields } from './logging/log-fields.js';
export { answersInTime, inTime } from './health/probes.js';
export { createRegistry } from './metrics/create-registry.js';
export type { MetricsRegistry } from './metrics/create-registry.js';
export {
  consumerInstruments,
  decisionInstruments,
  httpInstruments,
  journalInstruments,
  modelInstruments,
  providerInstruments,
  runInstruments,
  stepInstruments,
} from './metrics/instruments.js';
export type {
  DecisionInstruments,
  HttpInstruments,
  JournalInstruments,
  ModelInstruments,
  ProviderInstruments,
  RunInstruments,
  StepInstruments,
} from './metrics/instruments.js';
export { allMetrics } from './metrics/all-metrics.js';
export { registerBacklogGauges } from './metrics/backlog-gauges.js';
export type { Backlog } from './metrics/backlog-gauges.js';
export { registerBreakerGauge } from './metrics/breaker-gauge.js';
export { startMetricsServer } from './metrics/metrics-server.js';
export { GEN_AI } from './telemetry/gen-ai.js';
export { codeOf, currentTraceparent, inSpan, markFailed, runIn, startSpan } from './telemetry/spans.js';
export type { OpenSpan } from './telemetry/spans.js';
export { traceIdOf } from './telemetry/traceparent.js';
export { startTracing } from './telemetry/tracing.js';
export { runApp } from './run-app.js';
export type { RunningApp } from './run-app.js';
export { giveMemoryBack } from './threads/give-memory-back.js';
export { standBack } from './threads/stand-back.js';
export { WorkPool } from './threads/work-pool.js';
export type { HeavyWork, WorkOptions } from './threads/work-pool.js';
