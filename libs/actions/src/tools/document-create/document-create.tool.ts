import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';
import { planOf } from '../kit/needed.js';

const FORMATS = ['pdf', 'md', 'ics', 'json'] as const;
const Input = z.strictObject({ format: z.enum(FORMATS).default('pdf') });
const Output = z.strictObject({ format: z.enum(FORMATS), href: z.string() });

/** The plan as a document: an address that always gives this very version. */
export const documentCreate = defineActionTool({
  name: 'document.create',
  title: 'Document',
  description: 'Makes a document of the plan: PDF, Markdown, calendar or JSON.',
  input: Input,
  output: Output,
  scopes: ['document:write'],
  residency: 'eu',
  rate: '10/s',
  risk: 'low',
  timeoutMs: 5_000,
  isRepeatable: true,
  preview: ({ format }) => [{ op: 'add', what: `A document of the plan (${format})`, detail: null }],
  async call({ format }, { taken }) {
    const { threadId, version } = planOf(taken);
    return { format, href: `/plan/${threadId}/export.${format}?version=${version}` };
  },
  receipt: ({ format, href }) => ({ text: `The plan as ${format}`, href }),
});
