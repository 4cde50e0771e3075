import { z } from 'zod';
import { threadNameOf } from '@app/contracts';
import { defineActionTool } from '../kit/define-action-tool.js';
import { planOf } from '../kit/needed.js';

const Input = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2_000) });
const Output = z.strictObject({ url: z.string(), status: z.number().int() });

/** Sends the plan to an address as JSON, signed by the rules of standard-webhooks; receivers tell repeats by its id. */
export const webhookSend = defineActionTool({
  name: 'webhook.send',
  title: 'Webhook',
  description: 'Posts the plan as signed JSON to an https address.',
  input: Input,
  output: Output,
  scopes: ['webhook:send'],
  residency: 'other',
  rate: '60/m',
  risk: 'high',
  timeoutMs: 20_000,
  isRepeatable: true,
  preview: ({ url }) => [{ op: 'send', what: `The plan as JSON to ${url}`, detail: null }],
  async call({ url }, { world, key, taken, signal }) {
    const { plan, threadId, version } = planOf(taken);
    const body = { type: 'plan.sent', threadId: threadNameOf(threadId), version, finalPlan: plan };
    return { url, status: await world.poster.post({ url, body, signAs: key }, signal) };
  },
  receipt: ({ url, status }) => ({ text: `Sent the plan to ${url} (${status})`, href: null }),
});
