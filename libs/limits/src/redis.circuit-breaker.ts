import type { Admission, BreakerState, BreakerStates, CircuitBreaker } from '@app/ports';
import type { BreakerSettings } from './breaker-settings.js';
import { ADMIT_CALL, CALL_FAILED, CALL_SUCCEEDED, LIST_CIRCUITS } from './circuit-breaker.lua.js';
import { defineScript } from './redis-script.js';
import type { Script, ScriptRedis } from './redis-script.js';

const STATES: readonly BreakerState[] = ['closed', 'open', 'half_open'];

/**
 * Breakers for all processes on one Redis, by its clock; all of them in one key, so there should not be thousands. Rejects when Redis
 * does not answer; a wiped Redis has closed them all.
 */
export class RedisCircuitBreaker implements CircuitBreaker, BreakerStates {
  private readonly admitCall: Script<number>;
  private readonly callSucceeded: Script<number>;
  private readonly callFailed: Script<number>;
  private readonly listCircuits: Script<string[]>;
  private readonly hash: string;

  constructor(
    redis: ScriptRedis,
    prefix: string,
    private readonly settings: BreakerSettings,
  ) {
    this.hash = `${prefix}:breakers`;
    this.admitCall = defineScript(redis, 'navigoAdmitCall', ADMIT_CALL);
    this.callSucceeded = defineScript(redis, 'navigoCallSucceeded', CALL_SUCCEEDED);
    this.callFailed = defineScript(redis, 'navigoCallFailed', CALL_FAILED);
    this.listCircuits = defineScript(redis, 'navigoListCircuits', LIST_CIRCUITS);
  }

  async admit(key: string): Promise<Admission> {
    const retryAfterMs = await this.run(this.admitCall, key);
    return retryAfterMs > 0 ? { admitted: false, retryAfterMs } : { admitted: true };
  }

  async succeeded(key: string): Promise<void> {
    await this.run(this.callSucceeded, key);
  }

  async failed(key: string): Promise<void> {
    await this.run(this.callFailed, key);
  }

  async state(key: string): Promise<BreakerState> {
    return (await this.states())[key] ?? 'closed';
  }

  async states(): Promise<Readonly<Record<string, BreakerState>>> {
    const flat = await this.run(this.listCircuits, '');
    const found: Record<string, BreakerState> = {};
    for (let at = 0; at + 1 < flat.length; at += 2) {
      const state = STATES.find((known) => known === flat[at + 1]);
      if (state) found[flat[at] ?? ''] = state;
    }
    return found;
  }

  private run<T>(script: Script<T>, key: string): Promise<T> {
    const { failuresToOpen, openMs, probeLeaseMs, memoryMs } = this.settings;
    return script([this.hash], [key, failuresToOpen, openMs, probeLeaseMs, memoryMs]);
  }
}
