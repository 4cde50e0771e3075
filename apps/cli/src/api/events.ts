import { z } from 'zod';

/** One event of a stream as it was sent; `id` is the last one named so far. */
export interface ServerSentEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

const LINE_END = /\r\n|\n|\r/;

/**
 * Turns the text of an event stream into events, whatever the pieces it arrives in. Comments are skipped; an event without data is none.
 *
 * @see WHATWG HTML, server-sent events, "Interpreting an event stream"
 */
export class ServerSentEventParser {
  private rest = '';
  private id: string | null = null;
  private event = '';
  private data: string[] = [];

  /** The events that `chunk` completes, oldest first. */
  push(chunk: string): ServerSentEvent[] {
    this.rest += chunk;
    // A carriage return at the end may be half of a line end.
    const usable = this.rest.endsWith('\r') ? this.rest.slice(0, -1) : this.rest;
    const lines = usable.split(LINE_END);
    this.rest = (lines.pop() ?? '') + this.rest.slice(usable.length);
    return lines.flatMap((line) => this.takeLine(line));
  }

  private takeLine(line: string): ServerSentEvent[] {
    if (line === '') return this.finishEvent();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    if (field === 'data') this.data.push(value);
    if (field === 'id' && !value.includes('\0')) this.id = value;
    return [];
  }

  private finishEvent(): ServerSentEvent[] {
    const finished = this.data.length > 0 ? [{ id: this.id, event: this.event || 'message', data: this.data.join('\n') }] : [];
    this.event = '';
    this.data = [];
    return finished;
  }
}

const Step = z.looseObject({
  version: z.number().int().optional(),
  agent: z.string(),
  title: z.string().nullish(),
  durationMs: z.number().nonnegative().nullish(),
  at: z.iso.datetime().nullish(),
});
const Told = z.looseObject({
  version: z.number().int().optional(),
  text: z.string().optional(),
  tool: z.string().optional(),
  ok: z.boolean().optional(),
  source: z.string().optional(),
  arguments: z.record(z.string(), z.unknown()).optional(),
});
const Trouble = z.looseObject({ message: z.string() });
const Moment = z.looseObject({ version: z.number().int().optional(), status: z.string().optional() });

/** An agent was sent to work, or its result was stored. */
export interface StepNews {
  readonly kind: 'step_started' | 'step_finished';
  readonly version: number | null;
  readonly agent: string;
  readonly title: string;
  readonly durationMs: number | null;
  /** When, in milliseconds since the epoch; null where the gateway does not say. */
  readonly atMs: number | null;
}

/** What a person who waits wants to know; everything else of the stream is left aside. */
export type RunNews =
  | StepNews
  /** What an agent thinks, asks a tool and gets from it, in one line. */
  | { readonly kind: 'told'; readonly version: number | null; readonly text: string }
  | { readonly kind: 'trouble'; readonly message: string }
  | { readonly kind: 'rest'; readonly version: number | null };

/** An agent's name in words, for streams and logs that carry no title. */
export const titleOfAgent = (agent: string): string => {
  const words = agent.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What an event tells about the run; null for events that change nothing here and for data that is not of the known shape. */
export function readNews({ event, data }: ServerSentEvent): RunNews | null {
  const body = parseJson(data);
  if (event === 'step_started' || event === 'step_finished') {
    const step = Step.safeParse(body);
    if (!step.success) return null;
    const { agent, title, version, durationMs, at } = step.data;
    return {
      kind: event,
      version: version ?? null,
      agent,
      title: title ?? titleOfAgent(agent),
      durationMs: durationMs ?? null,
      atMs: at ? Date.parse(at) : null,
    };
  }
  if (event === 'error') {
    const trouble = Trouble.safeParse(body);
    return trouble.success ? { kind: 'trouble', message: trouble.data.message } : null;
  }
  return readTold(event, body) ?? readRest(event, body);
}

function readTold(event: string, body: unknown): RunNews | null {
  const told = Told.safeParse(body).data;
  const text = told && wordsOfTold(event, told);
  return text ? { kind: 'told', version: told.version ?? null, text } : null;
}

function wordsOfTold(event: string, { tool, text, ok, arguments: given, source }: z.infer<typeof Told>): string | null {
  if (event === 'thought') return text ?? null;
  if (event === 'tool_call' && tool) return `→ ${tool} ${given ? argumentWords(given) : ''}`.trimEnd();
  if (event === 'tool_result' && tool)
    return `← ${tool}${ok === false ? ' failed' : ''}${source && !text?.includes(`(${source})`) ? ` (${source})` : ''}${text ? `: ${text}` : ''}`;
  return null;
}

/** Stored JSON loses the order of its names; these are read first. */
const FIRST_READ = ['city', 'from', 'to', 'date'];
const placeOf = (name: string): number => (FIRST_READ.includes(name) ? FIRST_READ.indexOf(name) : FIRST_READ.length);

const argumentWords = (given: Readonly<Record<string, unknown>>): string =>
  Object.entries(given)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');

function readRest(event: string, body: unknown): RunNews | null {
  const moment = Moment.safeParse(body);
  if (!moment.success) return null;
  const isRest = ['awaiting_input', 'awaiting_review', 'done'].includes(event) || (event === 'status' && isRestStatus(moment.data.status));
  return isRest ? { kind: 'rest', version: moment.data.version ?? null } : null;
}

const isRestStatus = (status: string | undefined): boolean => status !== undefined && status !== 'in_progress';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
