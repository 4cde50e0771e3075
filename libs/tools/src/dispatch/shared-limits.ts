import type { ErrorCode } from '@app/contracts';
import type { RegisteredTool } from '../registry/tool-registry.js';
import type { DispatchContext } from './dispatch-context.js';
import { toolFault } from './observation.js';
import type { ToolFault } from './observation.js';

/** Limits are a courtesy to providers: one that does not answer in this time holds up no call. */
const ANSWER_WITHIN_MS = 1_000;

/** The provider answered, so that the tool works; what was asked for was wrong. */
const ANSWERED: readonly ErrorCode[] = ['PROVIDER_BAD_REQUEST', 'NOT_FOUND'];

const keyOf = ({ tool }: RegisteredTool): string => `tool:${tool.name}`;

/** Null when the call may go out now, else why not. */
export async function refusalOf(registered: RegisteredTool, { limiter, breaker }: DispatchContext): Promise<ToolFault | null> {
  const { name, rate } = registered.tool;
  const key = keyOf(registered);
  const grant = await orElse(() => limiter.take([{ key, limit: registered.limit, units: 1 }]), { granted: true } as const);
  if (!grant.granted) return toolFault(name, 'TOOL_RATE_LIMITED', `${name} may be called ${rate} by all together; call it again later.`, grant.retryAfterMs);
  // Asked last: a probe that is admitted must be made.
  const admission = await orElse(() => breaker.admit(key), { admitted: true } as const);
  return admission.admitted ? null : toolFault(name, 'TOOL_CIRCUIT_OPEN', `${name} failed too often in a row and rests.`, admission.retryAfterMs);
}

/** Tells the breaker how a call ended, and keeps all processes away for as long as the provider asked. */
export async function settle(registered: RegisteredTool, fault: ToolFault | null, { limiter, breaker }: DispatchContext): Promise<void> {
  const key = keyOf(registered);
  if (fault?.code === 'PROVIDER_RATE_LIMITED' && fault.retryAfterMs !== undefined) {
    const forMs = fault.retryAfterMs;
    await orElse(() => limiter.pause(key, forMs), undefined);
  }
  const works = fault === null || ANSWERED.includes(fault.code);
  await orElse(() => (works ? breaker.succeeded(key) : breaker.failed(key)), undefined);
}

/** The answer, or `fallback` when it fails or takes too long. */
async function orElse<T>(ask: () => Promise<T>, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
