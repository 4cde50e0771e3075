/** Injection tokens of things that are interfaces or plain values. */
export const ENGINE = Symbol('engine');
export const LOGGER = Symbol('logger');
export const OUTCOME_SEAL = Symbol('outcome seal');
export const RETENTION = Symbol('retention');
