import { z } from 'zod';
import { NavigoError, TerminalError } from '@app/contracts';
import type { ActionStep, StepResult } from '@app/contracts';
import type { ActingRun, ActionTerms, CircuitBreaker, ClockPort, EffectStore, RateLimiter } from '@app/ports';
import { ToolRegistry, defineTool, dispatchTool } from '@app/tools';
import type { DispatchContext, ToolDefinition, ToolFault, ToolWorld } from '@app/tools';
import { nothingHappened } from '../tools/kit/define-action-tool.js';
import type { ActionContext, ActionTool, ActionWorld } from '../tools/kit/define-action-tool.js';
import { agentNameOf } from '../tools/index.js';
import { effectJournal } from './effect-journal.js';
import { resultOf } from './step-results.js';

export interface CallParts {
  readonly effects: EffectStore;
  /** What an owner may reach. */
  readonly worldOf: (ownerId: string) => Promise<ActionWorld>;
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly clock: ClockPort;
  readonly dispatch: Pick<DispatchContext, 'sleep' | 'random' | 'onUnexpected'>;
  /** Told between the effect and its record; for fault tests. */
  readonly afterEffect?: () => Promise<void>;
}

export interface EffectCall {
  readonly tool: ActionTool;
  readonly step: ActionStep;
  readonly run: ActingRun;
  readonly terms: ActionTerms;
  readonly key: string;
  readonly timezone: string;
}

/** Actions reach the world by their own context; the look-ups of travel tools are none of their business. */
const lookUp = async (): Promise<never> => {
  throw new TerminalError('TOOL_FORBIDDEN', 'Actions look nothing up.');
};
const NOWHERE: ToolWorld = {
  ...{ weather: { summarize: lookUp }, exchangeRates: { rate: lookUp, rates: lookUp }, flights: { search: lookUp } },
  ...{ places: { search: lookUp }, stays: { search: lookUp } },
};

const UndoOutput = z.strictObject({ text: z.string(), left: z.string().nullable() });
const MAX_BYTES = 262_144;

/** Makes the effect of a step, or says what came of it before. */
export async function callEffect(parts: CallParts, call: EffectCall, signal: AbortSignal): Promise<StepResult> {
  const { tool, step, run, terms, key } = call;
  if (terms.doubt) return settledByPerson(parts, call);
  const world = await parts.worldOf(run.ownerId);
  const context: ActionContext = { world, key, ownerId: run.ownerId, timezone: call.timezone, taken: terms.taken, signal };
  const bound = step.undoes ? await undoing(parts, call, context) : doing(tool, context, parts);
  if ('status' in bound) return bound;
  if (!step.undoes && (await parts.effects.find(key))?.status === 'begun') await resolveDoubt(parts, call, context);
  const { amountCents, currency } = step.costEstimate;
  const effect = { key, ...run, stepId: step.id, tool: tool.name, costCents: step.undoes ? 0 : amountCents, currency };
  const observation = await dispatchTool(
    { id: key, name: bound.definition.name, arguments: step.args },
    {
      ...{ registry: new ToolRegistry([bound.definition]), scopes: tool.scopes, limiter: parts.limiter, breaker: parts.breaker },
      ...{ journal: effectJournal(parts.effects, effect, { mayRepeat: bound.isRepeatable }), signal },
      ...{ ...parts.dispatch, world: NOWHERE, now: parts.clock.now() },
    },
  );
  if (!observation.ok) {
    const failed = { fault: observation, isRepeatable: bound.isRepeatable };
    if (!(await wasDoneAfterAll(parts, call, { ...failed, context }))) return afterFault(parts, call, failed);
  }
  // What the journal keeps is what the tool said; the observation is cleaned for models.
  const output = (await parts.effects.find(key))?.output ?? null;
  return step.undoes ? undone(parts, call, output) : done(call, output);
}

/** Asks the provider about a call that was begun and never settled, where it can be asked; the record says afterwards what is known. */
async function resolveDoubt({ effects, dispatch }: CallParts, { tool, step, key }: EffectCall, context: ActionContext): Promise<void> {
  const input = tool.input.safeParse(step.args);
  if (!tool.resolve || !input.success) return;
  try {
    const output = await tool.resolve(input.data, context);
    await effects.settle(key, output === null ? 'failed' : 'done', output as Record<string, unknown> | null);
  } catch (error) {
    context.signal.throwIfAborted();
    // The provider is away or does not say: the doubt stays.
    if (!(error instanceof NavigoError)) dispatch.onUnexpected(error, tool.name);
  }
}

/** A fault after which nobody knows is no failure yet: the provider may say that it was done. */
async function wasDoneAfterAll(
  parts: CallParts,
  call: EffectCall,
  { context, fault, isRepeatable }: Failed & { readonly context: ActionContext },
): Promise<boolean> {
  if (isRepeatable || nothingHappened(fault.code) || call.step.undoes) return false;
  if ((await parts.effects.find(call.key))?.status === 'begun') await resolveDoubt(parts, call, context);
  return (await parts.effects.find(call.key))?.status === 'done';
}

interface Bound {
  readonly definition: ToolDefinition;
  readonly isRepeatable: boolean;
}

/** The tool as a call of the registry: every action is announced before it is made, whatever its risk for people. */
function define(tool: ActionTool, output: z.ZodType, call: ToolDefinition['call']): ToolDefinition {
  return defineTool({
    ...{ name: agentNameOf(tool.name), description: tool.description, input: tool.input, output, scopes: tool.scopes, rate: tool.rate },
    ...{ risk: 'high', timeoutMs: tool.timeoutMs, maxBytes: MAX_BYTES, call },
  });
}

const doing = (tool: ActionTool, context: ActionContext, { afterEffect }: CallParts): Bound => ({
  isRepeatable: tool.isRepeatable,
  definition: define(tool, tool.output, async (input, { signal }) => {
    const output = await tool.call(input, { ...context, signal });
    await afterEffect?.();
    return output;
  }),
});

async function undoing({ effects }: CallParts, { tool, step, key }: EffectCall, context: ActionContext): Promise<Bound | StepResult> {
  const notUndone = (text: string): StepResult => resultOf(step, { status: 'not_undone', code: null, text, effectKey: key });
  const original = step.undoes && (await effects.find(step.undoes.effectKey));
  const { undo } = tool;
  if (!original || original.status !== 'done') return notUndone('There is nothing to take back.');
  if (!undo) return notUndone(`${tool.title}: this cannot be taken back.`);
  const output = tool.output.safeParse(original.output);
  if (!output.success) return notUndone('What was done was recorded by an older release and cannot be taken back by this one.');
  return {
    isRepeatable: undo.isRepeatable,
    definition: define(tool, UndoOutput, (input, { signal }) => undo.call(input, output.data, { ...context, signal })),
  };
}

function done({ tool, step, key }: EffectCall, output: Readonly<Record<string, unknown>> | null): StepResult {
  const read = tool.output.safeParse(output);
  const receipt = read.success ? tool.receipt(read.data) : { text: `${tool.title}: done`, href: null };
  return resultOf(step, { status: 'done', code: null, ...receipt, effectKey: key, output: output === null ? null : { ...output } });
}

async function undone({ effects }: CallParts, { tool, step, key }: EffectCall, output: unknown): Promise<StepResult> {
  if (step.undoes) await effects.markUndone(step.undoes.effectKey);
  const read = UndoOutput.safeParse(output);
  const text = read.success ? [read.data.text, read.data.left].filter((part) => part !== null).join('. ') : `${tool.title}: taken back`;
  return resultOf(step, { status: 'undone', code: null, text, effectKey: key });
}

interface Failed {
  readonly fault: ToolFault;
  readonly isRepeatable: boolean;
}

/** Nothing happened, or doing it again does no harm, and the step has failed; or nobody knows, which a person has to settle. */
async function afterFault({ effects }: CallParts, { tool, step, key, terms }: EffectCall, { fault, isRepeatable }: Failed): Promise<StepResult> {
  const isBegun = (await effects.find(key))?.status === 'begun';
  if (isBegun && !isRepeatable && !nothingHappened(fault.code)) {
    const text = `${tool.title}: it may have happened; nobody can tell.`;
    return resultOf(step, { status: 'in_doubt', code: 'TOOL_IN_DOUBT', text, effectKey: key, wakes: terms.wakes });
  }
  if (isBegun) await effects.settle(key, 'failed', null);
  return resultOf(step, { status: 'failed', code: fault.code, text: fault.reason, effectKey: key });
}

/** A person looked and said what is the case. */
async function settledByPerson({ effects }: CallParts, { tool, step, key, terms }: EffectCall): Promise<StepResult> {
  const effect = await effects.settle(key, terms.doubt === 'happened' ? 'done' : 'failed', null);
  if (effect.status !== 'done')
    return resultOf(step, { status: 'failed', code: 'TOOL_IN_DOUBT', text: `${tool.title}: left as it is on a person's word.`, effectKey: key });
  return resultOf(step, {
    status: 'done',
    code: null,
    text: `${tool.title}: it had happened, as a person confirmed`,
    effectKey: key,
    output: effect.output && { ...effect.output },
  });
}
