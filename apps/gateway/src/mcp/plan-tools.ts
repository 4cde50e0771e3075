import { z } from 'zod';
import { ChatBody, ResumeBody, ThreadId } from '@app/contracts';
import { parseInput } from '../http/zod.pipe.js';
import type { PlansService } from '../plans/plans.service.js';
import { listingOf } from './mcp-tool.js';
import type { McpTool } from './mcp-tool.js';
import { PlanAnswer, planResult } from './plan-answer.js';
import { optionsOf, waitSeconds } from './post-options.js';

const SCENARIO = 'mcp';
const threadId = ThreadId.describe('As an earlier call named it.');
const answers = ChatBody.shape.answers.describe('By field, such as {"travelStartDate": "2027-05-10", "budget": 1500, "adults": 2}.');

const PlanTrip = z.strictObject({
  request: ChatBody.shape.naturalLanguage.describe("The trip in the traveller's own words: where, when, from where, who, how much money, interests."),
  answers,
  threadId: ThreadId.optional().describe('A thread to go on in; left out for a new trip.'),
  waitSeconds,
});
const AnswerQuestions = z.strictObject({
  threadId,
  answers,
  message: ResumeBody.shape.message.describe('Answers in free words.'),
  waitSeconds,
});
const GetPlan = z.strictObject({ threadId });

/** Planning as tools; each does what its route under `/plan` does. */
export function planTools(plans: PlansService): McpTool[] {
  return [
    {
      listed: listingOf({
        name: 'plan_trip',
        title: 'Plan a trip',
        description:
          'Plans a whole trip: days with places, stays, transport, flights, weather, costs and packing list, checked by code. Answers with the plan, or with questions for the traveller where something is missing.',
        input: PlanTrip,
        output: PlanAnswer,
        isWriting: true,
      }),
      async call(args, caller) {
        const { request, waitSeconds: seconds, ...rest } = parseInput(PlanTrip, args);
        return planResult(await plans.chat({ ...rest, naturalLanguage: request, scenario: SCENARIO }, optionsOf(caller, seconds)));
      },
    },
    {
      listed: listingOf({
        name: 'answer_questions',
        title: 'Answer the questions of a trip',
        description: 'Gives the answers that plan_trip asked for, by field, in free words, or both, and goes on planning.',
        input: AnswerQuestions,
        output: PlanAnswer,
        isWriting: true,
      }),
      async call(args, caller) {
        const { waitSeconds: seconds, ...given } = parseInput(AnswerQuestions, args);
        return planResult(await plans.resume(parseInput(ResumeBody, given), optionsOf(caller, seconds)));
      },
    },
    {
      listed: listingOf({
        name: 'get_plan',
        title: 'Look at a trip',
        description: 'The plan of a thread as it is now, with its status and open questions.',
        input: GetPlan,
        output: PlanAnswer,
        isWriting: false,
      }),
      async call(args, { ownerId }) {
        const { threadId: id } = parseInput(GetPlan, args);
        return planResult({ kind: 'seen', thread: await plans.find(ownerId, id) });
      },
    },
  ];
}
