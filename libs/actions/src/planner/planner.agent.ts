import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { ActionQuestion, ActionStep } from '@app/contracts';
import { Intent } from '../classifier/intent.js';
import { Answers, Taken, Undoing } from '../state-schemas.js';
import { ACTION_TOOLS } from '../tools/index.js';
import { planSteps } from './plan-steps.js';

const FREE = { amountCents: 0, currency: 'EUR' };

/** Makes steps of what is wanted, and asks for what is missing. */
export const actionPlanner = defineAgent({
  name: 'action_planner',
  title: 'Steps',
  reads: { request: z.string(), intent: Intent, answers: Answers.optional(), taken: Taken.optional(), undoing: Undoing.optional() },
  writes: { steps: z.array(ActionStep), questions: z.array(ActionQuestion) },
  policy: { timeoutMs: 10_000, maxAttempts: 3 },
  async run({ request, intent, answers = {}, taken, undoing }) {
    const { steps, questions } = undoing ? { steps: undoing.steps, questions: [] } : planSteps(intent, request, answers, taken ?? null);
    return {
      writes: { steps, questions },
      decision: {
        inputSummary: `${intent.wanted.length} thing(s) wanted`,
        keyEvidence: [...steps.map(({ id, tool, risk }) => `${id}=${tool} (${risk})`), ...questions.map(({ id }) => `missing=${id}`)],
        outputSummary: `${steps.length} step(s), ${questions.length} question(s)`,
        riskFlags: steps.some(({ risk }) => risk === 'high') ? ['HIGH_RISK_STEP'] : [],
      },
    };
  },
  // One step of each tool, so that every agent has its turn in the walk.
  simulate: () => ({
    questions: [],
    steps: ACTION_TOOLS.map(({ name, title }, index) => ({
      id: `s${index + 1}`,
      tool: name,
      title,
      args: {},
      risk: 'low',
      dependsOn: [],
      costEstimate: FREE,
      binds: {},
    })),
  }),
});
