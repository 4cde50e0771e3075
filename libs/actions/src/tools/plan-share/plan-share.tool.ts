import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';
import { planOf } from '../kit/needed.js';

const DEFAULT_DAYS = 30;
const Input = z.strictObject({ expiresInDays: z.number().int().min(1).max(365).default(DEFAULT_DAYS) });
const Output = z.strictObject({ url: z.string(), threadId: z.string(), expiresAt: z.string() });

/** Makes a link to a redacted copy of the plan. A second call makes another link and ends the first, which nobody has seen. */
export const planShare = defineActionTool({
  name: 'plan.share',
  title: 'Share link',
  description: 'Makes a link under which anybody can read a copy of the plan without personal data.',
  input: Input,
  output: Output,
  scopes: ['plan:share'],
  residency: 'eu',
  rate: '10/s',
  risk: 'high',
  timeoutMs: 10_000,
  isRepeatable: true,
  preview: ({ expiresInDays }) => [{ op: 'add', what: `A link to the plan for whoever has it, for ${expiresInDays} days`, detail: 'A link from before ends.' }],
  async call({ expiresInDays }, { world, ownerId, taken }) {
    const plan = planOf(taken);
    return { ...(await world.sharer.share(plan, ownerId, expiresInDays)), threadId: plan.threadId };
  },
  receipt: ({ url, expiresAt }) => ({ text: `Shared until ${expiresAt.slice(0, 'YYYY-MM-DD'.length)}`, href: url }),
  undo: {
    risk: 'low',
    isRepeatable: true,
    preview: (_, { url }) => [{ op: 'remove', what: `The link ${url}`, detail: null }],
    async call(_, { threadId }, { world, ownerId }) {
      await world.sharer.revoke(threadId, ownerId);
      return { text: 'The link has ended', left: null };
    },
  },
});
