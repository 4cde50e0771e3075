import { z } from 'zod';
import { toStorableJson } from '../storable-json.js';

/** The JSON of one event's data is never larger. */
export const MAX_STEP_EVENT_BYTES = 16_384;
/** A step may tell so many events; after them comes one thought that says that more follows unseen. */
export const MAX_EVENTS_PER_STEP = 500;

const LONGEST_TEXT_CHARS = 4_000;
const SHORTEST_TEXT_CHARS = 10;
const MAX_ARGUMENTS = 24;
const MAX_NAME_CHARS = 100;
const ELLIPSIS = '…';

const SECRET_NAME = /key|token|secret|passw|credential|authori[sz]ation|cookie|prompt/i;

const Text = z.string().min(1);
const Name = z.string().min(1).max(MAX_NAME_CHARS);
const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** What a tool was asked for: plain values under short names; a name that sounds like a credential is left out. */
const Arguments = z.record(z.string(), z.union([Scalar, z.array(Scalar)])).transform((given) => {
  const shown = Object.entries(given).filter(([name]) => name.length <= MAX_NAME_CHARS && !SECRET_NAME.test(name));
  return Object.fromEntries(shown.slice(0, MAX_ARGUMENTS));
});

/**
 * What a step may tell while it runs. Only the fields named here leave a worker: a prompt, a credential or a whole state handed in by
 * mistake is not passed on.
 */
export const StepEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('thought'), data: z.object({ text: Text }) }),
  z.object({ event: z.literal('tool_call'), data: z.object({ tool: Name, callId: Name.optional(), arguments: Arguments.optional() }) }),
  z.object({
    event: z.literal('tool_result'),
    data: z.object({
      tool: Name,
      callId: Name.optional(),
      ok: z.boolean(),
      text: Text.optional(),
      source: Name.optional(),
      durationMs: z.number().nonnegative().optional(),
    }),
  }),
  z.object({ event: z.literal('answer'), data: z.object({ text: Text }) }),
  z.object({ event: z.literal('effect_done'), data: z.object({ step: Name, tool: Name, text: Text }) }),
  z.object({ event: z.literal('undo_done'), data: z.object({ step: Name, tool: Name, text: Text }) }),
]);
export type StepEvent = z.infer<typeof StepEvent>;
export type StepEventInput = z.input<typeof StepEvent>;

/** The event as it may be stored and shown: known fields only, well-formed text, at most 16 kB of data; null when it is none. */
export function fitStepEvent(given: unknown): StepEvent | null {
  const parsed = StepEvent.safeParse(given);
  if (!parsed.success) return null;
  const data = toStorableJson(parsed.data.data);
  for (let maxChars = LONGEST_TEXT_CHARS; maxChars >= SHORTEST_TEXT_CHARS; maxChars = Math.floor(maxChars / 2)) {
    const fitting = cutTexts(data, maxChars);
    if (Buffer.byteLength(JSON.stringify(fitting)) <= MAX_STEP_EVENT_BYTES) return StepEvent.parse({ event: parsed.data.event, data: fitting });
  }
  return null;
}

function cutTexts(value: unknown, maxChars: number): unknown {
  if (typeof value === 'string') return cutText(value, maxChars);
  if (Array.isArray(value)) return value.slice(0, maxChars).map((item) => cutTexts(item, maxChars));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, maxChars)]));
}

/** Never ends in half of a surrogate pair. */
const cutText = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).replace(/[\uD800-\uDBFF]$/, '')}${ELLIPSIS}`;
