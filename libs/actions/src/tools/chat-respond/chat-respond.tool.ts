import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';
import { planOf } from '../kit/needed.js';
import { answerFromPlan } from './answer-from-plan.js';

const MAX_CHARS = 4_000;

/** Answers a question from the plan and changes nothing; questions that need a look outside are for the conversation about the plan. */
export const chatRespond = defineActionTool({
  name: 'chat.respond',
  title: 'Answer',
  description: 'Answers a question from the plan; changes nothing outside.',
  input: z.strictObject({ question: z.string().min(1).max(500) }),
  output: z.strictObject({ text: z.string() }),
  scopes: ['chat:respond'],
  residency: 'eu',
  rate: '10/s',
  risk: 'low',
  timeoutMs: 5_000,
  isRepeatable: true,
  preview: ({ question }) => [{ op: 'add', what: `Answers "${question}"`, detail: null }],
  call: async ({ question }, { taken }) => ({ text: answerFromPlan(question, planOf(taken).plan).slice(0, MAX_CHARS) }),
  receipt: ({ text }) => ({ text, href: null }),
});
