import type { AnswerSource, PendingQuestion, PersonSaid, PlanEvent, RunStatus } from '@app/contracts';

/** A tool that was asked, and what it told. */
export interface ToolNote {
  readonly kind: 'tool';
  readonly id: string;
  readonly tool: string;
  readonly callId: string | null;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly result: { readonly ok: boolean; readonly text: string; readonly source: string | null } | null;
}
export interface ThoughtNote {
  readonly kind: 'thought';
  readonly id: string;
  readonly text: string;
}
export type Note = ToolNote | ThoughtNote;

/** One agent's share of a turn; times are milliseconds since 1970. */
export interface Step {
  readonly id: string;
  readonly agent: string;
  readonly title: string;
  readonly startedMs: number;
  readonly endedMs: number | null;
  readonly notes: readonly Note[];
}

/** What a person said, and everything that came of it until a person was asked again or the run ended. */
export interface Turn {
  readonly id: string;
  readonly runId: string;
  readonly cause: string;
  readonly said: PersonSaid | null;
  readonly startedMs: number;
  readonly endedMs: number | null;
  readonly status: RunStatus;
  readonly steps: readonly Step[];
  readonly answers: readonly { readonly id: string; readonly text: string; readonly sources: readonly AnswerSource[] }[];
  readonly questions: readonly PendingQuestion[];
  readonly errors: readonly { readonly id: string; readonly code: string; readonly message: string }[];
  /** Days or costs were made anew. */
  readonly planned: boolean;
}

type Data = PlanEvent['data'];
const text = (data: Data, name: string): string => (typeof data[name] === 'string' ? data[name] : '');
const list = <T>(data: Data, name: string): readonly T[] => (Array.isArray(data[name]) ? (data[name] as T[]) : []);

const begun = ({ id, data }: PlanEvent): Turn => ({
  ...{ id, runId: text(data, 'runId'), cause: text(data, 'cause'), said: (data['said'] as PersonSaid | null | undefined) ?? null },
  ...{ startedMs: Date.parse(data.at), endedMs: null, status: 'in_progress', steps: [], answers: [], questions: [], errors: [], planned: false },
});

/** The turns of a thread after one more event; what the event does not touch stays the same object. */
export function withEvent(turns: readonly Turn[], event: PlanEvent): readonly Turn[] {
  if (event.event === 'status' && event.data['status'] === 'in_progress') return [...turns, begun(event)];
  const last = turns.at(-1);
  return last ? [...turns.slice(0, -1), turnWith(last, event)] : turns;
}

/** Events that say something about the turn as a whole. */
const TURN_CHANGES: Partial<Record<PlanEvent['event'], (turn: Turn, event: PlanEvent) => Partial<Turn>>> = {
  status: (turn, { data }) => ({ status: data['status'] as RunStatus, endedMs: Date.parse(data.at), steps: turn.steps.map((step) => ended(step, data.at)) }),
  answer: (turn, { id, data }) => ({ answers: [...turn.answers, { id, text: text(data, 'text'), sources: list<AnswerSource>(data, 'sources') }] }),
  awaiting_input: (_turn, { data }) => ({ questions: list<PendingQuestion>(data, 'pendingQuestions') }),
  error: (turn, { id, data }) => ({ errors: [...turn.errors, { id, code: text(data, 'code'), message: text(data, 'message') }] }),
  itinerary: () => ({ planned: true }),
  budget: () => ({ planned: true }),
};

function turnWith(turn: Turn, event: PlanEvent): Turn {
  const change = TURN_CHANGES[event.event];
  return { ...turn, ...(change ? change(turn, event) : { steps: stepsWith(turn.steps, event) }) };
}

const ended = (step: Step, at: string): Step => (step.endedMs === null ? { ...step, endedMs: Date.parse(at) } : step);

function stepsWith(steps: readonly Step[], { id, event, data }: PlanEvent): readonly Step[] {
  const agent = text(data, 'agent');
  if (event === 'step_started') return [...steps, { id, agent, title: text(data, 'title') || agent, startedMs: Date.parse(data.at), endedMs: null, notes: [] }];
  const at = steps.findLastIndex((step) => step.agent === agent);
  const step = steps[at];
  if (!step) return steps;
  if (event === 'step_finished') return steps.with(at, ended(step, data.at));
  return steps.with(at, { ...step, notes: notesWith(step.notes, id, event, data) });
}

function notesWith(notes: readonly Note[], id: string, event: PlanEvent['event'], data: Data): readonly Note[] {
  if (event === 'thought') return [...notes, { kind: 'thought', id, text: text(data, 'text') }];
  const tool = text(data, 'tool');
  const callId = text(data, 'callId') || null;
  if (event === 'tool_call')
    return [...notes, { kind: 'tool', id, tool, callId, arguments: (data['arguments'] ?? {}) as Record<string, unknown>, result: null }];
  if (event !== 'tool_result') return notes;
  const result = { ok: data['ok'] !== false, text: text(data, 'text'), source: text(data, 'source') || null };
  const at = notes.findLastIndex((note) => note.kind === 'tool' && note.tool === tool && note.callId === callId && note.result === null);
  const call = notes[at];
  return call?.kind === 'tool' ? notes.with(at, { ...call, result }) : [...notes, { kind: 'tool', id, tool, callId, arguments: {}, result }];
}
