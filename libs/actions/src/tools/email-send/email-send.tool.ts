import { z } from 'zod';
import { toIcs } from '@app/take-along';
import { defineActionTool } from '../kit/define-action-tool.js';
import { configured } from '../kit/needed.js';

const Input = z.strictObject({
  to: z.array(z.email().max(320)).min(1).max(20),
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, { error: 'must be one line' }),
  text: z.string().min(1).max(50_000),
  attachCalendar: z.boolean().default(false),
  /** From an earlier step; named at the end of the mail. */
  link: z.url().optional(),
});
const Output = z.strictObject({ messageId: z.string(), to: z.array(z.string()), refused: z.array(z.string()), subject: z.string() });

/** Sends a mail by the operator's SMTP server. A server cannot be asked whether it took a mail, so doubt goes to a person. */
export const emailSend = defineActionTool({
  name: 'email.send',
  title: 'Mail',
  description: 'Sends a mail, on wish with the trip as a calendar file.',
  input: Input,
  output: Output,
  scopes: ['mail:send'],
  residency: 'other',
  rate: '60/m',
  risk: 'high',
  timeoutMs: 20_000,
  isRepeatable: false,
  preview: ({ to, subject, text, attachCalendar }) => [
    { op: 'send', what: `Mail to ${to.join(', ')}: ${subject}`, detail: text },
    ...(attachCalendar ? [{ op: 'send' as const, what: 'Attached: trip.ics', detail: null }] : []),
  ],
  async call({ to, subject, text, attachCalendar, link }, { world, key, taken, signal }) {
    const mail = configured(world.mail, 'smtp', 'SMTP_URL');
    const attachments =
      attachCalendar && taken ? [{ name: 'trip.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: toIcs(taken) }] : [];
    const body = link === undefined ? text : `${text}\n\n${link}\n`;
    const { messageId, refused } = await mail.send({ to, subject, text: body, attachments, key }, signal);
    return { messageId, to: to.filter((address) => !refused.includes(address)), refused: [...refused], subject };
  },
  receipt: ({ to, refused, subject }) => ({
    text: `Mailed "${subject}" to ${to.join(', ')}${refused.length > 0 ? `; the server refused ${refused.join(', ')}` : ''}`,
    href: null,
  }),
  undo: {
    risk: 'high',
    isRepeatable: false,
    preview: (_, { to, subject }) => [{ op: 'send', what: `Mail to ${to.join(', ')}: Please disregard: ${subject}`, detail: FOLLOW_UP }],
    async call(_, { to, subject }, { world, key, signal }) {
      await configured(world.mail, 'smtp', 'SMTP_URL').send({ to, subject: `Please disregard: ${subject}`, text: FOLLOW_UP, attachments: [], key }, signal);
      return { text: `Asked ${to.join(', ')} to disregard the mail`, left: 'The mail itself cannot be called back.' };
    },
  },
});

const FOLLOW_UP = 'Please disregard my earlier mail about this trip; it does not hold any more.\n';
