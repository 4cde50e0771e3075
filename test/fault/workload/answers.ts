import type { AskedQuestion } from '@app/testing';
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
  ActionIntent: { wanted: [{ tool: 'email.send', to: null, url: null, text: null, format: null, withLink: null }], notUnderstood: [], confidence: 1 },
  PlanSynthesis: { summary: 'Unhurried days between museums and market halls.', safetyFlags: [] },
};

/** The good answer to any question of this workload, as text. */
export function answerTo({ schemaName }: AskedQuestion): string {
  const own = ANSWERS[schemaName];
  if (own !== undefined) return JSON.stringify(own);
  const usual = GOOD_ANSWERS[schemaName];
  return usual && 'content' in usual ? usual.content : '{}';
}
