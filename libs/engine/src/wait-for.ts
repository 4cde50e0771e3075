import type { AnyState } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { RunStatus } from '@app/contracts';
import type { ChildRun, NewWait, RunSnapshot, WaitKind } from '@app/ports';
import type { Interrupt, RunInterrupt } from '@app/workflow';
import type { DecisionContext } from './decision-context.js';
import { runChangedMessage } from './run-messages.js';

/** The status of a run that waits. */
export const STATUS_OF: Readonly<Record<WaitKind, Extract<RunStatus, 'awaiting_input' | 'awaiting_review' | 'waiting'>>> = {
  ...{ input: 'awaiting_input', decision: 'awaiting_review' },
  ...{ timer: 'waiting', webhook: 'waiting', run: 'waiting' },
};

/** A wait to store, with the run that it is for where it is for one. */
export interface Waiting {
  readonly wait: NewWait;
  readonly child?: ChildRun;
}

type WaitContext = DecisionContext & { readonly run: RunSnapshot };

/** The wait that an interrupt asks for. A person is reminded at half of the time to decide. */
export function waitFor(key: string, interrupt: Interrupt, state: AnyState, context: WaitContext): Waiting {
  const wait = { key, kind: interrupt.kind, payload: {}, remindAfterMs: null, deadlineAfterMs: null };
  const { reviewTimeoutMs } = context.settings;
  switch (interrupt.kind) {
    case 'input':
      return { wait };
    case 'decision':
      return { wait: { ...wait, remindAfterMs: reviewTimeoutMs / 2, deadlineAfterMs: reviewTimeoutMs } };
    case 'timer':
      return { wait: { ...wait, deadlineAfterMs: interrupt.afterMs(state) } };
    case 'webhook':
      return { wait: { ...wait, deadlineAfterMs: typeof interrupt.deadlineMs === 'number' ? interrupt.deadlineMs : interrupt.deadlineMs(state) } };
    case 'run': {
      const child = childOf(interrupt, state, context);
      return { wait: { ...wait, payload: { runId: child.runId } }, child };
    }
  }
}

/** The run that is waited for; it belongs to whoever the waiting one belongs to. */
function childOf(interrupt: RunInterrupt<AnyState>, state: AnyState, { currentOf, ids, run, traceparent }: WaitContext): ChildRun {
  if (!currentOf) throw new TerminalError('INTERNAL_ERROR', `Run ${run.runId} cannot open a run of ${interrupt.workflow} here.`);
  const { name: workflow, version: graphVersion, eventsQueue } = currentOf(interrupt.workflow);
  const runId = ids.next('run');
  const traced = traceparent ?? run.traceparent;
  const message = runChangedMessage({ runId, traceparent: traced, rank: run.rank }, 1, eventsQueue);
  return { runId, workflow, graphVersion, ownerId: run.ownerId, state: interrupt.start(state), traceparent: traced, message };
}
