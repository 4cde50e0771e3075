/** Injection tokens of things that are interfaces or plain values. */
/** Names {@link RunningSteps} of this process. */
export const RUNNING_STEPS = Symbol('running steps');
export const LOGGER = Symbol('logger');
export const STEP_METRICS = Symbol('step metrics');
export const STEP_REPORTER = Symbol('step reporter');
export const STEP_RUNNER = Symbol('step runner');
export const SHUTDOWN = Symbol('shutdown signal');
