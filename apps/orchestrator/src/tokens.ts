import type { Engine } from '@app/engine';
import type { Logger } from '@app/platform';

/** Injection tokens of things that are interfaces or plain values. */
export const ENGINE = Symbol('engine');
export const LOGGER = Symbol('logger');
export type { Engine, Logger };
