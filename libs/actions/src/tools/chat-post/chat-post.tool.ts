import { z } from 'zod';
import { defineActionTool } from '../kit/define-action-tool.js';
import { configured } from '../kit/needed.js';

const Input = z.strictObject({ text: z.string().min(1).max(4_000), link: z.url().optional() });
const Output = z.strictObject({ text: z.string() });

/** Signs that a chat would read as markup or as a call of somebody. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Posts a message to the chat of the operator, by an incoming webhook as Slack and others have it. */
export const chatPost = defineActionTool({
  name: 'chat.post',
  title: 'Chat message',
  description: 'Posts a message to the team chat.',
  input: Input,
  output: Output,
  scopes: ['chat:post'],
  residency: 'other',
  rate: '60/m',
  risk: 'high',
  timeoutMs: 20_000,
  isRepeatable: false,
  preview: ({ text }) => [{ op: 'send', what: 'Message to the team chat', detail: text }],
  async call({ text, link }, { world, signal }) {
    const url = configured(world.chatWebhookUrl, 'chat', 'CHAT_WEBHOOK_URL');
    await world.poster.post({ url, body: { text: link === undefined ? plain(text) : `${plain(text)}\n${link}` }, signAs: null }, signal);
    return { text };
  },
  receipt: () => ({ text: 'Posted to the team chat', href: null }),
});
