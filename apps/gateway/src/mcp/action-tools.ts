import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ActionId, ActionRun, ActionsBody, ThreadId } from '@app/contracts';
import type { ActionsService } from '../actions/actions.service.js';
import { parseInput } from '../http/zod.pipe.js';
import { listingOf } from './mcp-tool.js';
import type { McpTool } from './mcp-tool.js';
import { optionsOf, waitSeconds } from './post-options.js';

const ActOnPlan = z.strictObject({
  threadId: ThreadId.describe('Of a finished plan.'),
  request: ActionsBody.shape.request.describe('What to do with the plan, in words: put it in the calendar, mail it to an address, hold the flights.'),
  preview: z.boolean().default(false).describe('Only show what would be done.'),
  waitSeconds,
});
const GetAction = z.strictObject({ actionId: ActionId });

function inWords(run: ActionRun): string {
  const lines = run.steps.map(({ id, title, result }) => `${id} ${title}: ${result?.text ?? 'not done yet'}`);
  const asked = run.pendingQuestions.map(({ id, question }) => `Question ${id}: ${question}`);
  const waits = run.proposal ? ['A person has to approve: ./navigo act, the page, or POST /actions/:id/approve.'] : [];
  return [`${run.actionId} is ${run.status}.`, ...lines, ...asked, ...waits, ...(run.summary ? [run.summary.text] : [])].join('\n');
}

const resultOf = (run: ActionRun): CallToolResult => ({ content: [{ type: 'text', text: inWords(run) }], structuredContent: { ...run } });

/** Acting on plans as tools. There is none that approves: whoever calls may be a model, and approval is a person's. */
export function actionTools(actionsOf: () => Pick<ActionsService, 'start' | 'find'>): McpTool[] {
  return [
    {
      listed: listingOf({
        name: 'act_on_plan',
        title: 'Act on a plan',
        description:
          'Does something with a finished plan: calendar, mail, share link, flights, document, webhook, chat. Steps that people outside notice wait until a person approves them.',
        input: ActOnPlan,
        output: ActionRun,
        isWriting: true,
      }),
      async call(args, caller) {
        const { threadId, request, preview, waitSeconds: seconds } = parseInput(ActOnPlan, args);
        return resultOf(await actionsOf().start(threadId, { request, mode: preview ? 'PLAN' : 'APPROVAL' }, optionsOf(caller, seconds)));
      },
    },
    {
      listed: listingOf({
        name: 'get_action',
        title: 'Look at a run of actions',
        description: 'How a run of actions stands: its steps with what they change or what came of them, open questions, what waits for approval.',
        input: GetAction,
        output: ActionRun,
        isWriting: false,
      }),
      async call(args, { ownerId }) {
        return resultOf(await actionsOf().find(ownerId, parseInput(GetAction, args).actionId));
      },
    },
  ];
}
