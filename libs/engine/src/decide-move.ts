import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Decision, StepOutcome } from '@app/contracts';
import { guardFlags } from '@app/workflow';
import type { OpenStep, RunSnapshot } from '@app/ports';
import type { DecisionContext } from './decision-context.js';
import type { EngineEvent } from './engine-event.js';
import { rulesOf } from './authors.js';
import { MoveDraft } from './move-draft.js';
import type { DecidedMove } from './move-draft.js';
import { retryDelayMs } from './retry-delay.js';

type Succeeded = Extract<StepOutcome, { kind: 'succeeded' }>;

export type MoveDecision = { readonly kind: 'move'; readonly decided: DecidedMove } | { readonly kind: 'stale'; readonly reason: string };

const stale = (reason: string): MoveDecision => ({ kind: 'stale', reason });

/** What an event changes about a run: pure, so that any schedule of events can be tried without a database. */
export function decideMove(run: RunSnapshot, event: EngineEvent, context: DecisionContext): MoveDecision {
  if (run.status !== 'in_progress') return stale(`run ${run.runId} is ${run.status}`);
  if (event.type === 'run_lost') return giveUp(run, event.nudges, context);
  if (event.type === 'run_changed') return decideOnChange(run, context);
  const step = run.openSteps.find((open) => open.stepId === event.job.stepId);
  if (!step) return stale(`step ${event.job.stepId} is not awaited any more`);
  const { attempt } = event.job;
  // What an attempt before a replay did is in the log as a failure; a late success would end the same attempt a second time.
  if (attempt < step.firstAttempt) return stale(`attempt ${attempt} of step ${step.stepId} had failed before it was replayed as attempt ${step.firstAttempt}`);
  if (event.outcome.kind === 'succeeded') return decideOnSuccess(run, { ...step, attempt }, checkedOutcome(step, event.outcome, context), context);
  if (attempt !== step.attempt) return stale(`attempt ${attempt} of step ${step.stepId} was superseded by attempt ${step.attempt}`);
  return decideOnFailure(run, step, event.outcome, context);
}

/** A run that was just opened or resumed, or one that nobody is moving: look at what people brought in, then route. */
function decideOnChange(run: RunSnapshot, context: DecisionContext): MoveDecision {
  const draft = new MoveDraft(run, context);
  applyRules(draft, run.state, context);
  draft.routeOn();
  return draft.isEmpty() ? stale(`run ${run.runId} already waits for its steps`) : { kind: 'move', decided: draft.finish() };
}

/** Adds what the rules find in everything that came in so far and did not find before. */
export function applyRules(draft: MoveDraft, state: AnyState, context: DecisionContext): void {
  const { workflow } = context;
  const raised = state[workflow.guard.flags];
  const known = new Set(Array.isArray(raised) ? raised : []);
  const flags = guardFlags(workflow, state).filter((flag) => !known.has(flag));
  if (flags.length > 0) draft.addVersion('guard', rulesOf(context), { [workflow.guard.flags]: flags }, guardDecision(flags));
}

/** Looks at nothing of the state: whatever is in it may be what stopped everybody before. */
function giveUp(run: RunSnapshot, nudges: number, context: DecisionContext): MoveDecision {
  const draft = new MoveDraft(run, context);
  draft.fail({ code: 'RUN_LOST', message: `The run did not move although it was looked after ${nudges} times.`, agent: null }, null);
  return { kind: 'move', decided: draft.finish() };
}

function guardDecision(flags: readonly string[]): Decision {
  return {
    inputSummary: 'Rules over everything that people and tools brought in',
    keyEvidence: flags.map((flag) => `matched ${flag}`),
    outputSummary: `Rules raised ${flags.length} flag(s)`,
    riskFlags: [...flags],
  };
}

/** What came over the bus is checked like everything from outside: only what the agent declares, in the shape it declares, enters a state. */
function checkedOutcome(step: OpenStep, outcome: Succeeded, context: DecisionContext): StepOutcome {
  const writes = context.workflow.agents[step.agent]?.writes ?? {};
  const wrong = Object.entries(outcome.output).find(([field, value]) => !writes[field]?.safeParse(value).success);
  if (!wrong) return outcome;
  const message = `The output of ${step.agent} has a field ${wrong[0]} that it may not write, or not like this.`;
  return { kind: 'failed', code: 'AGENT_BAD_OUTPUT', message, retryable: false, usage: outcome.usage };
}

function decideOnSuccess(run: RunSnapshot, step: OpenStep, outcome: StepOutcome, context: DecisionContext): MoveDecision {
  if (outcome.kind === 'failed') return decideOnFailure(run, step, outcome, context);
  const draft = new MoveDraft(run, context);
  const { workflow } = context;
  const { guard, reducers } = workflow;
  const flags = guardFlags(workflow, outcome.output);
  const delta: AnyState = flags.length > 0 ? fold(outcome.output, { [guard.flags]: flags }, reducers) : outcome.output;
  const flagged = flags.length > 0 ? { ...outcome.decision, riskFlags: [...new Set([...outcome.decision.riskFlags, ...flags])] } : outcome.decision;
  const kept = guard.blocks(fold(run.state, delta, reducers)) ? null : workflow.remembers?.(run.state, outcome.output);
  const decision = kept ? { ...flagged, keyEvidence: [...flagged.keyEvidence, ...keptLines(kept.values)] } : flagged;
  if (kept) draft.keep({ ownerId: run.ownerId, ...kept });
  draft.spend(outcome.usage);
  draft.settle({ ...step, status: 'finished', durationMs: outcome.durationMs });
  draft.addVersion('step', step, delta, decision);
  draft.routeOn();
  return { kind: 'move', decided: draft.finish() };
}

const keptLines = (values: object): string[] => Object.entries(values).map(([key, value]) => `remembered: ${key}=${[value].flat().join('|')}`);

function decideOnFailure(run: RunSnapshot, step: OpenStep, outcome: Extract<StepOutcome, { kind: 'failed' }>, context: DecisionContext): MoveDecision {
  const draft = new MoveDraft(run, context);
  draft.spend(outcome.usage);
  const isLost = outcome.code === 'STEP_LOST';
  const { maxDeliveries, maxWaits } = context.settings;
  const isWait = outcome.isWait === true && step.waitCount < maxWaits;
  const failures = step.attempt - step.firstAttempt + 1 - step.lostCount - step.waitCount;
  const hasAttemptsLeft = failures < (context.workflow.agents[step.agent]?.policy.maxAttempts ?? 1);
  const triesLeft = isLost ? step.lostCount + 1 < maxDeliveries : isWait || hasAttemptsLeft;
  if (outcome.retryable && triesLeft) draft.retry(step, { ...outcome, isLost, isWait }, retryDelayMs(failures, outcome.afterMs));
  else draft.fail({ code: outcome.code, message: outcome.message, agent: step.agent }, step);
  return { kind: 'move', decided: draft.finish() };
}
