import type { Fault } from '../fault.js';
import { F1 } from './f01-gateway-killed.js';
import { F2 } from './f02-orchestrator-killed.js';
import { F3 } from './f03-worker-killed.js';
import { F4, F24 } from './f04-blocked-loop.js';
import { F5 } from './f05-redis-killed.js';
import { F6 } from './f06-redis-emptied.js';
import { F7 } from './f07-redis-unreachable.js';
import { F8 } from './f08-stale-replica.js';
import { F9 } from './f09-redis-full.js';
import { F10 } from './f10-evicting-redis.js';
import { F11 } from './f11-postgres-restarted.js';
import { F12 } from './f12-commit-answer-lost.js';
import { F13 } from './f13-conflicts.js';
import { F14 } from './f14-disk-full.js';
import { F15 } from './f15-slow-model.js';
import { F16 } from './f16-failing-model.js';
import { F17 } from './f17-malformed-model.js';
import { F18, F19 } from './f18-duplicates.js';
import { F20 } from './f20-clock-skew.js';
import { F21 } from './f21-zombies.js';
import { F22 } from './f22-poison.js';
import { F23 } from './f23-split-brain.js';
import { F25 } from './f25-graph-versions.js';
import { F26 } from './f26-rolling-restart.js';
import { F27 } from './f27-decisions.js';
import { F28 } from './f28-readers.js';
import { F29 } from './f29-flood.js';
import { F30 } from './f30-replay.js';
import { F31 } from './f31-limiter-down.js';
import { F32 } from './f32-files-exhausted.js';
import { F33 } from './f33-noisy-neighbour.js';
import { F34 } from './f34-hostile-tools.js';
import { F35 } from './f35-slow-clients.js';
import { F36 } from './f36-effects.js';
import { F37 } from './f37-timers.js';

/** The matrix in its order. */
export const FAULTS: readonly Fault[] = [
  F1,
  F2,
  F3,
  F4,
  F5,
  F6,
  F7,
  F8,
  F9,
  F10,
  F11,
  F12,
  F13,
  F14,
  F15,
  F16,
  F17,
  F18,
  F19,
  F20,
  F21,
  F22,
  F23,
  F24,
  F25,
  F26,
  F27,
  F28,
  F29,
  F30,
  F31,
  F32,
  F33,
  F34,
  F35,
  F36,
  F37,
];
