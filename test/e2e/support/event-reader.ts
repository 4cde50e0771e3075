import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PlanEvent } from '@app/contracts';

/** What one connection to a stream of events got, as it came over the wire. */
export interface EventReader {
  /** Every event so far; each is checked against the schema. */
  readonly events: readonly PlanEvent[];
  readonly response: IncomingMessage;
  /** When the first event was here, by `performance.now()`; null before. */
  readonly firstAtMs: number | null;
  /** Resolves with all events when the server ended the stream or the connection broke. */
  readonly ended: Promise<readonly PlanEvent[]>;
  /** Resolves when so many events are here; rejects when the stream ends before. */
  reach(count: number): Promise<readonly PlanEvent[]>;
  /** Breaks the connection. */
  cut(): void;
}

/** Opens the stream of a thread without any help of an SSE client: raw HTTP, one connection of its own. */
export const readEvents = (gatewayUrl: string, threadId: string, lastEventId?: string): Promise<EventReader> =>
  readEventsAt(`${gatewayUrl}/plan/${threadId}/events`, lastEventId);

/** The same of any stream. */
export async function readEventsAt(url: string, lastEventId?: string): Promise<EventReader> {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`the stream answered ${response.statusCode}`);
  const events: PlanEvent[] = [];
  const waiters = new Set<() => void>();
  let firstAtMs: number | null = null;
  let rest = '';
  let isOver = false;
  const ended = new Promise<readonly PlanEvent[]>((resolve) => {
    response.once('close', () => {
      isOver = true;
      for (const wake of [...waiters]) wake();
      resolve(events);
    });
  });
  response.on('error', () => undefined);
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    events.push(...blocks.filter((block) => !block.startsWith(':')).map(parseBlock));
    if (events.length > 0) firstAtMs ??= performance.now();
    for (const wake of [...waiters]) wake();
  });
  const reach = (count: number): Promise<readonly PlanEvent[]> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (events.length < count && !isOver) return;
        waiters.delete(look);
        if (events.length >= count) resolve(events.slice(0, count));
        else reject(new Error(`the stream ended after ${events.length} of ${count} events`));
      };
      waiters.add(look);
      look();
    });
  return {
    ...{ events, response, ended, reach, cut: () => response.destroy() },
    get firstAtMs() {
      return firstAtMs;
    },
  };
}

function parseBlock(block: string): PlanEvent {
  const fields = Object.fromEntries(block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
  return PlanEvent.parse({ id: fields['id'], event: fields['event'], data: JSON.parse(fields['data'] ?? 'null') as unknown });
}

export const idsOf = (events: readonly PlanEvent[]): string[] => events.map(({ id }) => id);
