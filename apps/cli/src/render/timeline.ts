import type { StepNews } from '../api/events.js';
import { heading, printable } from './text.js';
import type { Page } from './text.js';

/** One agent at work, in milliseconds since the epoch. */
export interface StepSpan {
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Collects from a run's events which agent worked when. */
export class StepTimes {
  private readonly startedAt = new Map<string, number>();
  private readonly done: StepSpan[] = [];

  readonly note = ({ kind, agent, title, atMs }: StepNews): void => {
    if (atMs === null) return;
    const fromMs = this.startedAt.get(agent);
    if (kind === 'step_started') this.startedAt.set(agent, atMs);
    else if (fromMs !== undefined) {
      this.startedAt.delete(agent);
      this.done.push({ title, fromMs, toMs: atMs });
    }
  };

  /** In the order in which they began. */
  spans(): StepSpan[] {
    return this.done.toSorted((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs);
  }
}

const TITLE_COLUMNS = 20;
const TIME_COLUMNS = 18;
const MIN_BAR_COLUMNS = 10;
const MAX_BAR_COLUMNS = 60;
const MS_PER_SECOND = 1_000;

/** A bar for each agent from when it was sent until its result was stored; bars above each other worked side by side. */
export function renderTimeline(spans: readonly StepSpan[], page: Page): string[] {
  const [first] = spans;
  if (!first) return [];
  const endMs = Math.max(...spans.map(({ toMs }) => toMs));
  const wholeMs = Math.max(1, endMs - first.fromMs);
  const columns = Math.min(MAX_BAR_COLUMNS, Math.max(MIN_BAR_COLUMNS, page.width - TITLE_COLUMNS - TIME_COLUMNS));
  const columnOf = (ms: number): number => Math.round(((ms - first.fromMs) / wholeMs) * columns);
  const seconds = (ms: number): string => ((ms - first.fromMs) / MS_PER_SECOND).toFixed(2);
  const lines = spans.map(({ title, fromMs, toMs }) => {
    const from = Math.min(columnOf(fromMs), columns - 1);
    const bar = ' '.repeat(from) + '█'.repeat(Math.max(1, columnOf(toMs) - from));
    return `  ${printable(title)
      .slice(0, TITLE_COLUMNS - 1)
      .padEnd(TITLE_COLUMNS)}${bar.padEnd(columns)}${page.style.faint(`  ${seconds(fromMs)} to ${seconds(toMs)} s`)}`;
  });
  return [...heading('Timeline', page), ...lines];
}
