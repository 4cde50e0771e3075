import { z } from 'zod';

/** The tools that words may ask for. */
export const WANTED_TOOLS = [
  ...(['calendar.createEvent', 'email.send', 'webhook.send', 'chat.post', 'document.create', 'plan.share', 'echo'] as const),
  ...(['flights.hold', 'flights.order', 'stay.request', 'chat.respond'] as const),
] as const;

/** One thing that the words ask for. What they do not say is null and asked for, or left at what is usual. */
export const Wanted = z.strictObject({
  tool: z.enum(WANTED_TOOLS),
  /** Addresses as they stand in the words. */
  to: z.array(z.string()).nullable(),
  url: z.string().nullable(),
  text: z.string().nullable(),
  format: z.enum(['pdf', 'md', 'ics', 'json']).nullable(),
  withLink: z.boolean().nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

export const Intent = z.strictObject({
  wanted: z.array(Wanted).max(20),
  /** Parts of the request that no tool here can do. */
  notUnderstood: z.array(z.string()).max(20),
  confidence: z.number().min(0).max(1),
});
export type Intent = z.infer<typeof Intent>;
