import { z } from 'zod';

/** RFC 9457 problem details, with the code of the closed list. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  requestId: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

export const Health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  db: z.enum(['connected', 'disconnected']),
  redis: z.enum(['connected', 'disconnected']),
  uptime: z.number(),
});
export type Health = z.infer<typeof Health>;
