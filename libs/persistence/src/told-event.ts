import { PlanEvent } from '@app/contracts';

/** An event of a step as it is stored. */
export interface ToldRow {
  readonly version: number;
  readonly index: number;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Any form that names a moment. */
  readonly at: string;
}

/** The event as readers of the thread see it. */
export const toPlanEvent = (threadId: string, { version, index, event, data, at }: ToldRow): PlanEvent =>
  PlanEvent.parse({ id: `${version}-${index}`, event, data: { ...data, threadId, version, at: new Date(at).toISOString() } });
