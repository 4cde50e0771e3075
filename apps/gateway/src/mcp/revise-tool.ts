import { z } from 'zod';
import { MAX_BUDGET, ThreadId, personText, storableText } from '@app/contracts';
import { parseInput } from '../http/zod.pipe.js';
import type { PlanOutcome, PostOptions } from '../plans/plans.service.js';
import { listingOf } from './mcp-tool.js';
import type { McpTool } from './mcp-tool.js';
import { PlanAnswer, planResult } from './plan-answer.js';
import { optionsOf, waitSeconds } from './post-options.js';

const MAX_LOCKS = 200;

/** What a person wants changed about a plan. */
interface RevisionWish {
  readonly action: 'revise';
  readonly feedback: string;
  readonly newBudget?: number | undefined;
  readonly locks?: string[] | undefined;
}

/** Whoever answers `POST /plan/:threadId/decide`. */
export interface PlanDecider {
  decide(threadId: string, wish: RevisionWish, options: PostOptions): Promise<PlanOutcome>;
}

const RevisePlan = z.strictObject({
  threadId: ThreadId.describe('As an earlier call named it.'),
  feedback: personText.describe("What should be different, in the traveller's own words."),
  newBudget: z.number().min(1).max(MAX_BUDGET).optional().describe('The whole budget from now on, in the currency of the request.'),
  locks: z.array(storableText(200, 1)).max(MAX_LOCKS).optional().describe('Ids of activities that stay as they are.'),
  waitSeconds,
});

/** Has a plan that awaits review changed. */
export function reviseTool(deciderOf: () => PlanDecider): McpTool {
  return {
    listed: listingOf({
      name: 'revise_plan',
      title: 'Have a plan changed',
      description:
        'Changes a plan that awaits review by what the traveller wants different, within a new budget if one is given; what is locked stays. Answers with the new plan.',
      input: RevisePlan,
      output: PlanAnswer,
      isWriting: true,
    }),
    async call(args, caller) {
      const { threadId, waitSeconds: seconds, ...wish } = parseInput(RevisePlan, args);
      return planResult(await deciderOf().decide(threadId, { action: 'revise', ...wish }, optionsOf(caller, seconds)));
    },
  };
}
