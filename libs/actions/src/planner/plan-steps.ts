import type { ActionQuestion, ActionStep } from '@app/contracts';
import type { TakenPlan } from '@app/ports';
import type { Intent, Wanted } from '../classifier/intent.js';
import { actionTool } from '../tools/index.js';
import { PLANNERS } from './plan-args.js';
import type { GivenAnswers } from './planned.js';

export interface StepsPlan {
  readonly steps: ActionStep[];
  readonly questions: ActionQuestion[];
}

/** What makes things comes before what sends them. */
const ORDER: readonly Wanted['tool'][] = [
  ...(['chat.respond', 'flights.hold', 'flights.order', 'stay.request'] as const),
  ...(['plan.share', 'document.create', 'calendar.createEvent', 'email.send', 'chat.post', 'webhook.send', 'echo'] as const),
];
const FREE = { amountCents: 0, currency: 'EUR' };

/** The steps of what is wanted, in an order in which each finds what it needs; and what has to be asked first. */
export function planSteps(intent: Intent, request: string, answers: GivenAnswers, taken: TakenPlan | null): StepsPlan {
  const needsLink = intent.wanted.some(({ withLink }) => withLink === true);
  const wanted = needsLink && !intent.wanted.some(({ tool }) => tool === 'plan.share') ? [...intent.wanted, SHARE] : intent.wanted;
  const ordered = [...wanted].sort((one, other) => ORDER.indexOf(one.tool) - ORDER.indexOf(other.tool));
  const questions: ActionQuestion[] = [];
  const steps: ActionStep[] = [];
  for (const one of ordered) {
    const tool = actionTool(one.tool);
    const planned = PLANNERS[one.tool](one, { request, answers, taken });
    questions.push(...planned.questions.filter(({ id }) => !questions.some((question) => question.id === id)));
    if (!tool) continue;
    const share = steps.find((step) => step.tool === 'plan.share');
    const link: ActionStep['binds'] = one.withLink === true && share ? { link: { step: share.id, field: 'url' } } : {};
    for (const { args, title, cost } of planned.steps)
      steps.push({
        ...{ id: `s${steps.length + 1}`, tool: tool.name, title: title ?? tool.title, args: { ...args }, risk: tool.risk },
        ...{ dependsOn: Object.values(link).map(({ step }) => step), costEstimate: cost ?? FREE, binds: link },
      });
  }
  return { steps, questions };
}

const SHARE: Wanted = { tool: 'plan.share', to: null, url: null, text: null, format: null, withLink: null };
