import { z } from 'zod';
import { PlanEvent } from '@app/contracts';

/** An event of a step as it is stored. */
export type ToldRow = z.infer<typeof ToldRow>;
/** `at` is any form that names a moment. */
export const ToldRow = z.object({ version: z.number(), index: z.number(), event: z.string(), data: z.record(z.string(), z.unknown()), at: z.string() });

/** The event as readers of the thread see it. */
export const toPlanEvent = (threadId: string, { version, index, event, data, at }: ToldRow): PlanEvent =>
  PlanEvent.parse({ id: `${version}-${index}`, event, data: { ...data, threadId, version, at: new Date(at).toISOString() } });
