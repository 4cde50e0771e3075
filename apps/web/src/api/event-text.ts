import type { PlanEvent } from '@app/contracts';

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
