import type { ActionQuestion, ActionStep } from '@app/contracts';
import type { TakenPlan } from '@app/ports';
import { tripTitle } from '@app/take-along';
import type { Intent, Wanted } from '../classifier/intent.js';
import { actionTool } from '../tools/index.js';
import { mailText } from './mail-text.js';

export type GivenAnswers = Readonly<Record<string, string | number | readonly string[]>>;
export interface StepsPlan {
  readonly steps: ActionStep[];
  readonly questions: ActionQuestion[];
}

/** What makes things comes before what sends them. */
const ORDER: readonly Wanted['tool'][] = ['plan.share', 'document.create', 'calendar.createEvent', 'email.send', 'chat.post', 'webhook.send', 'echo'];
const FREE = { amountCents: 0, currency: 'EUR' };

interface Planned {
  readonly args: Readonly<Record<string, unknown>>;
  readonly questions: readonly ActionQuestion[];
}
const asks = (question: ActionQuestion): Planned => ({ args: {}, questions: [question] });
const takes = (args: Readonly<Record<string, unknown>>): Planned => ({ args, questions: [] });
const listOf = (answer: GivenAnswers[string] | undefined): string[] => (answer === undefined ? [] : [answer].flat().map(String));
const textOf = (answer: GivenAnswers[string] | undefined): string | null => (typeof answer === 'string' ? answer : null);

const QUESTIONS = {
  mailTo: { id: 'mailTo', question: 'Whom should the mail go to?', type: 'email_list', required: true, placeholder: 'sara@example.com' },
  webhookUrl: { id: 'webhookUrl', question: 'Which address should get the plan?', type: 'text', required: true, placeholder: 'https://example.com/hook' },
  echoText: { id: 'echoText', question: 'What should be said?', type: 'text', required: true, placeholder: 'Hello' },
} as const satisfies Record<string, ActionQuestion>;

/** Everything that arguments are made from. */
interface Given {
  readonly request: string;
  readonly answers: GivenAnswers;
  readonly taken: TakenPlan | null;
}

function planMail({ to: wanted }: Wanted, { request, answers, taken }: Given): Planned {
  const to = [...(wanted ?? []).filter((address) => request.includes(address)), ...listOf(answers['mailTo'])];
  if (to.length === 0) return asks(QUESTIONS.mailTo);
  return takes({ to: [...new Set(to)], subject: taken ? tripTitle(taken.plan) : 'Our trip', text: mailText(taken), attachCalendar: taken !== null });
}

function planWebhook({ url: wanted }: Wanted, { request, answers }: Given): Planned {
  const url = wanted !== null && request.includes(wanted) ? wanted : textOf(answers['webhookUrl']);
  return url === null ? asks(QUESTIONS.webhookUrl) : takes({ url });
}

function planEcho({ text: wanted }: Wanted, { answers }: Given): Planned {
  const text = wanted ?? textOf(answers['echoText']);
  return text === null ? asks(QUESTIONS.echoText) : takes({ text });
}

/** Arguments by tool. Addresses count only where the person's own words have them: a model invents none. */
const PLANNERS: Readonly<Record<Wanted['tool'], (wanted: Wanted, given: Given) => Planned>> = {
  'email.send': planMail,
  'webhook.send': planWebhook,
  echo: planEcho,
  'chat.post': (_, { taken }) => takes({ text: mailText(taken) }),
  'document.create': ({ format }) => takes({ format: format ?? 'pdf' }),
  'plan.share': () => takes({}),
  'calendar.createEvent': () => takes({}),
};

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
    questions.push(...planned.questions);
    if (!tool || planned.questions.length > 0) continue;
    const share = steps.find((step) => step.tool === 'plan.share');
    const link: ActionStep['binds'] = one.withLink === true && share ? { link: { step: share.id, field: 'url' } } : {};
    steps.push({
      ...{ id: `s${steps.length + 1}`, tool: tool.name, title: tool.title, args: { ...planned.args }, risk: tool.risk },
      ...{ dependsOn: Object.values(link).map(({ step }) => step), costEstimate: FREE, binds: link },
    });
  }
  return { steps, questions };
}

const SHARE: Wanted = { tool: 'plan.share', to: null, url: null, text: null, format: null, withLink: null };
