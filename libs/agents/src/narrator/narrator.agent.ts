import { defineAgent } from '@app/agent-kit';
import { computeCosts } from '@app/planner';
import { withKnownTowns } from '../place-kit/known-towns.js';
import type { PlanProgress } from '../plan-kit/draft-changes.js';
import { currencyOf } from '../request-kit/currency-of.js';
import { costedParts, summaryFacts } from '../summary-kit/costed-parts.js';
import { wordSummary } from '../summary-kit/word-summary.js';
import { wordsMarkOf } from '../summary-kit/words-due.js';
import { narratorExpert } from './narrator.expert.js';
import { reads, writes } from './narrator.schema.js';

/** Words a plan while others add up its costs and pack for it; code computes the costs that the words may state. */
export const narrator = withKnownTowns(
  defineAgent({
    name: 'narrator',
    title: 'Narrator',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    expert: narratorExpert,
    simulate: (state) => ({ wordsMark: wordsMarkOf(state as PlanProgress) }),
    async run(state, context) {
      const { itineraryDraft, stays, transport, userRequest } = state;
      const costs = computeCosts({ days: itineraryDraft, stays: stays ?? [], transport: transport ?? [] }, currencyOf(userRequest, state.context));
      const facts = summaryFacts(costedParts({ ...state, costs }));
      const planWords = await wordSummary(facts, context, 'narrator');
      return {
        writes: { planWords, wordsMark: wordsMarkOf(state) },
        decision: {
          inputSummary: `${facts.days} day(s) in ${facts.destination} for ${facts.total} ${facts.currency}`,
          keyEvidence: [`total=${facts.total} ${facts.currency}`, ...(planWords.note ? [planWords.note] : [])],
          outputSummary: `${planWords.summary.length} characters`,
          riskFlags: planWords.flags,
        },
      };
    },
  }),
);
