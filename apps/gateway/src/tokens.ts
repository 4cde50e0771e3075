/** Injection tokens of things that are interfaces or plain values. */
export const CATALOG_STORE = Symbol('CATALOG_STORE');
export const AUDIT_LOG = Symbol('audit log');
export const AUTHENTICATOR = Symbol('authenticator');
export const CLOCK = Symbol('clock');
export const DATABASE = Symbol('database');
export const ENGINE = Symbol('engine');
export const FAILED_STEPS = Symbol('failed steps');
export const HTTP_METRICS = Symbol('http metrics');
export const LOGGER = Symbol('logger');
export const METRICS_REGISTRY = Symbol('metrics registry');
export const MAX_STREAMS_PER_CALLER = Symbol('max streams');
export const RATE_LIMIT_PER_MINUTE = Symbol('rate limit');
export const SHUTDOWN = Symbol('shutdown');
export const REDIS = Symbol('redis');
export const THREAD_STORE = Symbol('thread store');
