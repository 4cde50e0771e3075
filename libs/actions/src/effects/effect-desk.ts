import type { ActionPolicy, ActionStep, StepDiff, StepResult, StepVerdict } from '@app/contracts';
import { ActionPolicy as PolicySchema } from '@app/contracts';
import type { ActingRun, ActionPolicyStore, ActionTerms, EffectDesk, EffectStore, SpentCents } from '@app/ports';
import { evaluatePolicy } from '../policy/evaluate-policy.js';
import type { JudgedTool } from '../policy/evaluate-policy.js';
import { spendingPeriods } from '../policy/quiet-hours.js';
import { actionTool } from '../tools/index.js';
import { callEffect } from './call-effect.js';
import type { CallParts } from './call-effect.js';
import { previewOf } from './preview-step.js';
import { resultOf } from './step-results.js';

/** What is done for owners who never set a policy. */
export const DEFAULT_POLICY: ActionPolicy = PolicySchema.parse({});

export interface EffectDeskParts extends CallParts {
  readonly policies: Pick<ActionPolicyStore, 'find'>;
  /** The time that all processes share: quiet hours and days of spending must not depend on whose clock is wrong. */
  readonly time: () => Promise<Date>;
}

const UNKNOWN_TOOL: JudgedTool = { scopes: [], residency: 'other' };

/** The one place where things are done outside: the policy first, then the effect, announced before it is made. */
export function createEffectDesk(parts: EffectDeskParts): EffectDesk {
  const policyOf = async (ownerId: string): Promise<ActionPolicy> => (await parts.policies.find(ownerId))?.policy ?? DEFAULT_POLICY;
  return {
    async examine(steps, run, { mode, confidence, taken }) {
      const policy = await policyOf(run.ownerId);
      const now = await parts.time();
      let spent = await spentOf(parts.effects, policy, run, now);
      const verdicts: StepVerdict[] = [];
      for (const step of steps) {
        const verdict = evaluatePolicy(policy, step, actionTool(step.tool) ?? UNKNOWN_TOOL, { mode, confidence, now, spent, approvers: [] });
        verdicts.push(verdict);
        // Steps of one run share what is left of its limits.
        if (verdict.decision !== 'deny') spent = plus(spent, step.costEstimate.amountCents);
      }
      const diffs: StepDiff[] = [];
      for (const step of steps) diffs.push({ stepId: step.id, lines: await previewOf(step, taken, parts.effects) });
      return { verdicts, diffs };
    },
    perform: (step, run, terms, signal) => perform(parts, policyOf, { step, run, terms }, signal),
  };
}

const plus = ({ run, day, month }: SpentCents, cents: number): SpentCents => ({ run: run + cents, day: day + cents, month: month + cents });
const spentOf = (effects: EffectStore, policy: ActionPolicy, run: ActingRun, now: Date): Promise<SpentCents> =>
  effects.spent(run.ownerId, { runId: run.runId, currency: policy.spend?.currency ?? 'EUR', ...spendingPeriods(policy.timezone, now) });

interface WantedStep {
  readonly step: ActionStep;
  readonly run: ActingRun;
  readonly terms: ActionTerms;
}

async function perform(
  parts: EffectDeskParts,
  policyOf: (ownerId: string) => Promise<ActionPolicy>,
  { step, run, terms }: WantedStep,
  signal: AbortSignal,
): Promise<StepResult> {
  const tool = actionTool(step.tool);
  if (!tool) return resultOf(step, { status: 'failed', code: 'TOOL_UNKNOWN', text: `There is no tool named ${step.tool}.` });
  const policy = await policyOf(run.ownerId);
  const now = await parts.time();
  const spent = await spentOf(parts.effects, policy, run, now);
  const key = effectKeyOf(run, step, terms.round);
  const known = await parts.effects.find(key);
  // What has begun is no new decision: it is looked at, not judged again.
  if (!known || known.status === 'failed') {
    const { mode, confidence, approvers, wakes } = terms;
    const verdict = evaluatePolicy(policy, step, tool, { mode, confidence, now, spent, approvers });
    if (verdict.decision === 'defer') return resultOf(step, { status: 'deferred', code: verdict.reason, text: verdict.why, deferMs: verdict.deferMs, wakes });
    if (verdict.decision !== 'allow') return resultOf(step, { status: 'denied', code: verdict.reason ?? 'policy_denied', text: verdict.why });
  }
  return callEffect(parts, { tool, step, run, terms, key, timezone: policy.timezone }, signal);
}

/** Names an effect for ever: the step of the run, whatever attempt. A person who wants a doubtful step done again makes it another effect. */
const effectKeyOf = ({ runId }: ActingRun, { id }: ActionStep, round: number): string => (round === 0 ? `${runId}.${id}` : `${runId}.${id}.${round}`);
