import type { ActionQuestion } from '@app/contracts';
import { tripTitle } from '@app/take-along';
import type { Wanted } from '../classifier/intent.js';
import { planFlights } from './plan-flights.js';
import { mailText } from './mail-text.js';
import { planStays } from './plan-stays.js';
import { asks, takes, textOf } from './planned.js';
import type { Given, GivenAnswers, Planned } from './planned.js';

const listOf = (answer: GivenAnswers[string] | undefined): string[] => (answer === undefined ? [] : [answer].flat().map(String));

const MAX_QUESTION_CHARS = 500;

const QUESTIONS = {
  mailTo: { id: 'mailTo', question: 'Whom should the mail go to?', type: 'email_list', required: true, placeholder: 'sara@example.com' },
  webhookUrl: { id: 'webhookUrl', question: 'Which address should get the plan?', type: 'text', required: true, placeholder: 'https://example.com/hook' },
  echoText: { id: 'echoText', question: 'What should be said?', type: 'text', required: true, placeholder: 'Hello' },
} as const satisfies Record<string, ActionQuestion>;

function planMail({ to: wanted }: Wanted, { request, answers, taken }: Given): Planned {
  const to = [...(wanted ?? []).filter((address) => request.includes(address)), ...listOf(answers['mailTo'])];
  if (to.length === 0) return asks(QUESTIONS.mailTo);
  return takes({ args: { to: [...new Set(to)], subject: taken ? tripTitle(taken.plan) : 'Our trip', text: mailText(taken), attachCalendar: taken !== null } });
}

function planWebhook({ url: wanted }: Wanted, { request, answers }: Given): Planned {
  const url = wanted !== null && request.includes(wanted) ? wanted : textOf(answers['webhookUrl']);
  return url === null ? asks(QUESTIONS.webhookUrl) : takes({ args: { url } });
}

function planEcho({ text: wanted }: Wanted, { answers }: Given): Planned {
  const text = wanted ?? textOf(answers['echoText']);
  return text === null ? asks(QUESTIONS.echoText) : takes({ args: { text } });
}

/** Arguments by tool. Addresses count only where the person's own words have them: a model invents none. */
export const PLANNERS: Readonly<Record<Wanted['tool'], (wanted: Wanted, given: Given) => Planned>> = {
  'email.send': planMail,
  'webhook.send': planWebhook,
  echo: planEcho,
  'chat.respond': ({ text }, { request }) => takes({ args: { question: (text ?? request).slice(0, MAX_QUESTION_CHARS) } }),
  'flights.hold': (_, given) => planFlights(given, { pays: false }),
  'flights.order': (_, given) => planFlights(given, { pays: true }),
  'stay.request': ({ to }, given) => planStays(to ?? [], given),
  'chat.post': (_, { taken }) => takes({ args: { text: mailText(taken) } }),
  'document.create': ({ format }) => takes({ args: { format: format ?? 'pdf' } }),
  'plan.share': () => takes({ args: {} }),
  'calendar.createEvent': () => takes({ args: {} }),
};
