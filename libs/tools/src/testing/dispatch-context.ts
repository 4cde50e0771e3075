import { InMemoryCallJournal } from '@app/persistence';
import type { StepJournal } from '@app/ports';
import type { DispatchContext } from '../dispatch/dispatch-context.js';
import type { ToolDefinition, ToolWorld } from '../registry/define-tool.js';
import { ToolRegistry } from '../registry/tool-registry.js';
import { FakeBreaker, FakeLimiter } from './fake-limits.js';

const STEP = { threadId: 'thr_1', runId: 'run_1', stepId: 'stp_1', attempt: 1, fresh: true, countedAttempt: 0 };

/** The journal of one step in memory. */
export const memoryJournal = (journal = new InMemoryCallJournal(), more: Partial<typeof STEP> = {}): Promise<StepJournal> =>
  journal.openStep({ ...STEP, ...more });

/** A step's context whose waits are not waited and whose chance stands still. */
export async function testDispatchContext(tools: readonly ToolDefinition[], more: Partial<DispatchContext> = {}): Promise<DispatchContext> {
  return {
    registry: new ToolRegistry(tools),
    scopes: ['travel:read'],
    limiter: new FakeLimiter(),
    breaker: new FakeBreaker(),
    journal: more.journal ?? (await memoryJournal()),
    world: {} as ToolWorld,
    now: new Date('2027-05-10T08:00:00Z'),
    signal: new AbortController().signal,
    sleep: async (_delayMs, signal) => signal.throwIfAborted(),
    random: () => 0.5,
    onUnexpected: () => undefined,
    ...more,
  };
}
