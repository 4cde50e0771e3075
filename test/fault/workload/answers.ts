import type { AskedQuestion } from '@app/testing';
import { readRequestExpert } from '@app/actions';
import { NOTHING_EXTRACTED } from '../../../libs/agents/src/spec-kit/trip-parts.js';
import { GOOD_ANSWERS, PACKED, PROPOSED_DAYS } from '../../e2e/support/lisbon-answers.js';

/** What the model says for each shape of answer, whoever asks: words without sums and dates, so that they fit every trip. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  RequirementExtraction: NOTHING_EXTRACTED,
  FormCompletion: { questions: [] },
  RiskGuardScan: { safetyFlags: [], blocked: false },
  ItineraryDraft: { days: PROPOSED_DAYS },
  FeedbackReading: { wishes: [] },
  BudgetTips: { optimizationTips: ['Walk where you can.'] },
  PackingList: { items: PACKED },
  PlanSynthesis: { summary: 'Unhurried days between museums and market halls.', safetyFlags: [] },
};

/** What somebody wants done, read from their own words: each fault asks for something else. */
function intentOf({ messages }: AskedQuestion): string {
  const asked = messages.flatMap(({ content }) => /<data name="request">\n(.*)\n<\/data>/u.exec(content)?.[1] ?? []);
  return JSON.stringify(readRequestExpert({ request: asked.join(' ') }));
}

/** The good answer to any question of this workload, as text. */
export function answerTo(question: AskedQuestion): string {
  const { schemaName } = question;
  if (schemaName === 'ActionIntent') return intentOf(question);
  const own = ANSWERS[schemaName];
  if (own !== undefined) return JSON.stringify(own);
  const usual = GOOD_ANSWERS[schemaName];
  return usual && 'content' in usual ? usual.content : '{}';
}
