import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';

/** Says a text back and changes nothing: the recipe for a tool of one's own, see docs/actions.md. */
export const echo = defineActionTool({
  name: 'echo',
  title: 'Echo',
  description: 'Says a text back; changes nothing outside.',
  input: z.strictObject({ text: z.string().min(1).max(500) }),
  output: z.strictObject({ text: z.string() }),
  scopes: ['echo'],
  residency: 'eu',
  rate: '10/s',
  risk: 'low',
  timeoutMs: 1_000,
  isRepeatable: true,
  preview: ({ text }) => [{ op: 'add', what: `Says "${text}"`, detail: null }],
  call: async ({ text }) => ({ text }),
  receipt: ({ text }) => ({ text: `Said "${text}"`, href: null }),
  undo: {
    risk: 'low',
    isRepeatable: true,
    preview: ({ text }) => [{ op: 'remove', what: `Takes back "${text}"`, detail: null }],
    call: async ({ text }) => ({ text: `Took back "${text}"`, left: null }),
  },
});
