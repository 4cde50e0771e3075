import { calendarCreateEvent } from './calendar-create-event/calendar-create-event.tool.js';
import { chatPost } from './chat-post/chat-post.tool.js';
import { chatRespond } from './chat-respond/chat-respond.tool.js';
import { documentCreate } from './document-create/document-create.tool.js';
import { echo } from './echo/echo.tool.js';
import { emailSend } from './email-send/email-send.tool.js';
import { flightsHold } from './flights-hold/flights-hold.tool.js';
import { flightsOrder } from './flights-order/flights-order.tool.js';
import type { ActionTool } from './kit/define-action-tool.js';
import { planShare } from './plan-share/plan-share.tool.js';
import { stayRequest } from './stay-request/stay-request.tool.js';
import { webhookSend } from './webhook-send/webhook-send.tool.js';

/** Every tool; the workflow has one agent for each, so that each has a queue of its own. */
export const ACTION_TOOLS: readonly ActionTool[] = [
  ...[calendarCreateEvent, emailSend, webhookSend, chatPost, documentCreate, planShare, echo],
  ...[flightsHold, flightsOrder, stayRequest, chatRespond],
];

export const actionTool = (name: string): ActionTool | undefined => ACTION_TOOLS.find((tool) => tool.name === name);

/** Names of agents and queues have no dots and no capitals: `calendar.createEvent` is served by `calendar_create_event`. */
export const agentNameOf = (tool: string): string => `do_${tool.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
/** The field that holds what came of the steps of a tool. */
export const resultsFieldOf = (tool: string): string => `results_${agentNameOf(tool).slice('do_'.length)}`;
