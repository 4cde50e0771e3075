import type { PlanEvent } from '@app/contracts';
import { el } from './dom.js';
import { spoken } from './words.js';

interface Shown {
  readonly [name: string]: unknown;
}

const text = (data: Shown, name: string): string => (typeof data[name] === 'string' ? data[name] : '');
const argumentsOf = (data: Shown): string =>
  Object.entries((data['arguments'] ?? {}) as Shown)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('\n');

/** What the tools that steps use by themselves are asked for. */
const TOOL_WORDS: Readonly<Record<string, string>> = {
  search_flights: 'Looks for flights',
  get_weather: 'Looks up the weather',
  convert_currency: 'Looks up exchange rates',
  search_places: 'Looks up places',
  find_ways: 'Looks for ways',
};
const toolWords = (tool: string): string => TOOL_WORDS[tool] ?? `Asks ${tool}`;
/** Stored JSON loses the order of its names; these are read first. */
const FIRST_READ = ['city', 'from', 'to', 'date'];
const placeOf = (name: string): number => (FIRST_READ.includes(name) ? FIRST_READ.indexOf(name) : FIRST_READ.length);
const MAX_SHORT_CHARS = 80;
/** The values alone, on one line. */
const shortArguments = (data: Shown): string => {
  const given = Object.entries((data['arguments'] ?? {}) as Shown).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  const values = given.map(([, value]) => (Array.isArray(value) ? value.join(', ') : String(value)));
  return values.join(' · ').slice(0, MAX_SHORT_CHARS);
};

/** What agents think and which tools they use, as it happens, in one foldable panel for each run. */
export class ReasoningPanel {
  readonly node: HTMLDetailsElement;
  private readonly summary = el('summary', {}, 'At work');
  private readonly lines = el('ol', { class: 'steps' });
  private readonly atWork = new Map<string, HTMLLIElement>();
  private readonly counts = { thoughts: 0, tools: 0, errors: 0 };

  constructor() {
    this.node = el('details', { class: 'reasoning', open: true }, this.summary, this.lines);
  }

  add({ event, data }: PlanEvent): void {
    if (event === 'step_started') this.start(text(data, 'agent'), text(data, 'title'));
    else if (event === 'step_finished') this.finish(text(data, 'agent'), data['durationMs']);
    else if (event === 'thought') this.note('thought', text(data, 'text'));
    else if (event === 'tool_call') this.note('tool', `${toolWords(text(data, 'tool'))} ${shortArguments(data)}`.trim(), argumentsOf(data));
    else if (event === 'tool_result') this.result(data);
    else if (event === 'error') this.note('error', text(data, 'message'));
    this.summary.textContent = this.headline();
  }

  /** Folds itself once the run is at rest; whoever opened it by hand can open it again. */
  rest(): void {
    for (const line of this.atWork.values()) line.className = 'step';
    this.atWork.clear();
    this.summary.textContent = this.headline();
    this.node.open = false;
  }

  private headline(): string {
    const { thoughts, tools, errors } = this.counts;
    const counted = [`${thoughts} thoughts`, `${tools} tool calls`, ...(errors > 0 ? [`${errors} errors`] : [])].join(' · ');
    const busy = [...this.atWork.values()].map((line) => line.dataset['title']).join(', ');
    return busy ? `${busy} at work · ${counted}` : counted;
  }

  private start(agent: string, title: string): void {
    const line = el('li', { class: 'step busy', 'data-title': title }, title);
    this.atWork.set(agent, line);
    this.lines.append(line);
  }

  private finish(agent: string, durationMs: unknown): void {
    const line = this.atWork.get(agent);
    if (!line) return;
    line.className = 'step';
    if (typeof durationMs === 'number') line.append(el('span', { class: 'faint' }, ` ${durationMs} ms`));
    this.atWork.delete(agent);
  }

  /** Words are shown as they are; data of a tool waits in a fold. */
  private result(data: Shown): void {
    const words = text(data, 'text');
    const kind = data['ok'] === false ? 'error' : 'result';
    const isData = /^[[{"]/.test(words);
    this.note(kind, isData || words === '' ? `${spoken(text(data, 'tool'))} ${kind === 'error' ? 'failed' : 'answers'}` : words, isData ? words : '');
  }

  private note(kind: 'thought' | 'tool' | 'result' | 'error', words: string, more = ''): void {
    if (kind === 'thought') this.counts.thoughts += 1;
    if (kind === 'tool') this.counts.tools += 1;
    if (kind === 'error') this.counts.errors += 1;
    const content = more ? el('details', {}, el('summary', {}, words), el('pre', {}, more)) : words;
    this.lines.append(el('li', { class: `note ${kind}` }, content));
  }
}
