import type { PlanEvent } from '@app/contracts';
import { headersWithKey } from './api.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Server-sent events that are complete in `text`, and the rest of it that is not. */
export function splitEvents(text: string): { events: PlanEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => eventIn(block) ?? []), rest };
}

function eventIn(block: string): PlanEvent | null {
  const fields = new Map(block.split('\n').map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]));
  const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name));
  return id && event && data ? { id, event: event as PlanEvent['event'], data: JSON.parse(data) as PlanEvent['data'] } : null;
}

/**
 * Everything that happens on a thread after `lastId`, each event once: a broken connection goes on where it was. Ends with the thread's last
 * event. A plain EventSource could not send the key.
 */
export async function* followThread(threadId: string, lastId: string | null, signal: AbortSignal): AsyncGenerator<PlanEvent> {
  let seen = lastId;
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      const response = await fetch(`/plan/${threadId}/events`, { headers: headersWithKey(seen ? { 'last-event-id': seen } : {}), signal });
      if (response.status === 204 || (response.status >= 400 && response.status < 500)) return;
      for await (const event of eventsOf(response)) {
        seen = event.id;
        pauseMs = FIRST_PAUSE_MS;
        yield event;
        if (event.event === 'done') return;
      }
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The stream of events broke off and is read again.', error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function* eventsOf(response: Response): AsyncGenerator<PlanEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const { events, rest } = splitEvents(text + part.value);
    text = rest;
    yield* events;
  }
}
