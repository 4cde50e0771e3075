import type { Fault } from '../fault.js';
import { F2 } from './f02-orchestrator-killed.js';
import { F3 } from './f03-worker-killed.js';
import { F5 } from './f05-redis-killed.js';
import { F6 } from './f06-redis-emptied.js';

/** The matrix in its order. */
export const FAULTS: readonly Fault[] = [F2, F3, F5, F6];
