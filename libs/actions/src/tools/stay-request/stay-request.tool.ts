import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';
import { configured } from '../kit/needed.js';

const Input = z.strictObject({
  to: z.email().max(320),
  stay: z.string().min(1).max(200),
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, { error: 'must be one line' }),
  text: z.string().min(1).max(5_000),
});
const Output = z.strictObject({ messageId: z.string(), to: z.string(), stay: z.string(), subject: z.string() });

/** Asks a house by mail whether it has room; nothing is booked by it. */
export const stayRequest = defineActionTool({
  name: 'stay.request',
  title: 'Ask for a room',
  description: 'Asks the house of a stay by mail whether it has room.',
  input: Input,
  output: Output,
  scopes: ['stay:request'],
  residency: 'other',
  rate: '30/m',
  risk: 'high',
  timeoutMs: 20_000,
  isRepeatable: false,
  preview: ({ to, stay, text }) => [{ op: 'send', what: `Mail to ${to}: a request for ${stay}`, detail: text }],
  async call({ to, stay, subject, text }, { world, key, signal }) {
    const { messageId } = await configured(world.mail, 'smtp', 'SMTP_URL').send({ to: [to], subject, text, attachments: [], key }, signal);
    return { messageId, to, stay, subject };
  },
  receipt: ({ to, stay }) => ({ text: `Asked ${to} for ${stay}; the house answers by mail`, href: null }),
  undo: {
    risk: 'high',
    isRepeatable: false,
    preview: (_, { to, stay }) => [{ op: 'send', what: `Mail to ${to}: no longer needed, ${stay}`, detail: WITHDRAWN }],
    async call(_, { to, subject }, { world, key, signal }) {
      await configured(world.mail, 'smtp', 'SMTP_URL').send(
        { to: [to], subject: `No longer needed: ${subject}`, text: WITHDRAWN, attachments: [], key },
        signal,
      );
      return { text: `Withdrew the request to ${to}`, left: 'What the house booked meanwhile stays until it cancels it.' };
    },
  },
});

const WITHDRAWN = 'Please disregard my request; the room is no longer needed.\n';
