import type { ActionMode, ActionPolicy, ActionScope, ActionStep, FallbackReason, Residency, StepVerdict } from '@app/contracts';
import type { SpentCents } from '@app/ports';
import { quietUntil } from './quiet-hours.js';

/** What a policy looks at in a tool. */
export interface JudgedTool {
  readonly scopes: readonly ActionScope[];
  /** Where its data goes. */
  readonly residency: Residency;
}

/** Everything that a verdict depends on. */
export interface Circumstances {
  readonly mode: ActionMode;
  /** From 0 to 1, of what was understood. */
  readonly confidence: number;
  readonly now: Date;
  readonly spent: SpentCents;
  /** People who approved the step and whose approval counts. */
  readonly approvers: readonly string[];
}

type Judged = Pick<ActionStep, 'id' | 'tool' | 'risk' | 'costEstimate'>;
interface Denial {
  readonly reason: FallbackReason;
  readonly why: string;
}

/** How many different people have to approve a step; 0 when nobody has to. */
export function approvalsNeeded(
  policy: ActionPolicy,
  { tool, risk }: Pick<ActionStep, 'tool' | 'risk'>,
  at: Pick<Circumstances, 'mode' | 'confidence'>,
): number {
  const isUnsure = at.mode === 'AUTO' && at.confidence < policy.minConfidenceAuto;
  const isAsked = (risk === 'high' && policy.approveHighRisk) || policy.approveTools.includes(tool) || isUnsure;
  return isAsked ? policy.minApprovers : 0;
}

/** What a policy says of one step now: refusals come first, then approvals, then quiet hours. */
export function evaluatePolicy(policy: ActionPolicy, step: Judged, tool: JudgedTool, at: Circumstances): StepVerdict {
  const verdict = { stepId: step.id, approvals: 0, reason: null, deferMs: null };
  const denial = denialOf(policy, step, tool, at);
  if (denial) return { ...verdict, ...denial, decision: 'deny' };
  const approvals = approvalsNeeded(policy, step, at);
  if (new Set(at.approvers).size < approvals)
    return {
      ...verdict,
      decision: 'approve',
      approvals,
      why: approvals === 1 ? 'A person has to approve this step.' : `${approvals} people have to approve this step.`,
    };
  const quiet = quietUntil(policy, at.now);
  if (quiet)
    return {
      ...verdict,
      approvals,
      decision: 'defer',
      reason: 'quiet_hours',
      why: `Quiet hours; it is done after ${quiet.toISOString()}.`,
      deferMs: quiet.getTime() - at.now.getTime(),
    };
  return { ...verdict, approvals, decision: 'allow', why: 'The policy allows it.' };
}

function denialOf(policy: ActionPolicy, step: Judged, tool: JudgedTool, at: Circumstances): Denial | null {
  if (policy.tools && !policy.tools.includes(step.tool))
    return { reason: 'policy_denied', why: `The policy does not allow ${step.tool}; add it to tools with PUT /policy.` };
  const missing = tool.scopes.filter((scope) => policy.scopes && !policy.scopes.includes(scope));
  if (missing.length > 0)
    return { reason: 'policy_denied', why: `${step.tool} needs ${missing.join(', ')}, which the policy does not give; add it to scopes with PUT /policy.` };
  if (policy.residency && !policy.residency.includes(tool.residency))
    return {
      reason: 'residency_blocked',
      why: `${step.tool} sends data to "${tool.residency}"; the policy allows ${policy.residency.join(', ') || 'nowhere'}.`,
    };
  const over = overspent(policy, step, at.spent);
  if (over) return { reason: 'budget_exceeded', why: over };
  const quiet = quietUntil(policy, at.now);
  if (quiet && policy.quietHours?.behaviour !== 'defer')
    return { reason: 'quiet_hours', why: `Quiet hours until ${quiet.toISOString()}; ask again after that.` };
  return null;
}

const LIMITS = [
  ['run', 'perRunCents', 'this run'],
  ['day', 'perDayCents', 'a day'],
  ['month', 'perMonthCents', 'a month'],
] as const;
const CENTS = 100;

function overspent({ spend }: ActionPolicy, { costEstimate: { amountCents, currency } }: Judged, spent: SpentCents): string | null {
  if (!spend || amountCents === 0) return null;
  if (currency !== spend.currency) return `The step costs ${currency}; the policy counts ${spend.currency} only.`;
  const over = LIMITS.find(([period, limit]) => {
    const most = spend[limit];
    return most !== null && spent[period] + amountCents > most;
  });
  return over ? `The step costs ${(amountCents / CENTS).toFixed(2)} ${currency}, more than is left of the limit for ${over[2]}.` : null;
}
