import type { RunObserver } from './api/follow-run.js';
import { printable } from './render/text.js';
import type { Style } from './render/text.js';

const TITLE_COLUMNS = 24;
const DURATION_COLUMNS = 8;
const MS_PER_SECOND = 1_000;
const MAX_TOLD_CHARS = 240;

const wordsOf = (durationMs: number): string => (durationMs < MS_PER_SECOND ? `${Math.round(durationMs)} ms` : `${(durationMs / MS_PER_SECOND).toFixed(1)} s`);

/** The moving line at the bottom of a terminal. */
export interface Spinner {
  start(text: string): void;
  stop(): void;
}

export interface ProgressOutput {
  writeLine(line: string): void;
  /** Null where nothing can move: a file, a pipe. */
  readonly spinner: Spinner | null;
  readonly style: Style;
}

/** One line for each agent that finished, with its duration, and a moving line for those at work. */
export class AgentProgress implements RunObserver {
  private readonly atWork = new Map<string, string>();

  constructor(protected readonly output: ProgressOutput) {}

  stepStarted(agent: string, title: string): void {
    this.atWork.set(agent, printable(title));
    this.spin();
  }

  stepFinished(agent: string, title: string, durationMs: number | null): void {
    const { style } = this.output;
    this.atWork.delete(agent);
    const duration = durationMs === null ? '' : style.faint(wordsOf(durationMs).padStart(DURATION_COLUMNS));
    this.writeLine(`${style.good('✔')} ${printable(title).padEnd(TITLE_COLUMNS)}${duration}`.trimEnd());
  }

  trouble(message: string): void {
    this.writeLine(`${this.output.style.bad('!')} ${printable(message)}`);
  }

  /** Nothing moves any more, so that others may write. */
  rest(): void {
    this.atWork.clear();
    this.output.spinner?.stop();
  }

  protected writeLine(line: string): void {
    this.output.spinner?.stop();
    this.output.writeLine(line);
    this.spin();
  }

  private spin(): void {
    if (this.atWork.size > 0) this.output.spinner?.start([...this.atWork.values()].join(', '));
  }
}

/** For runs that nobody watches. */
export const SILENT_OBSERVER: RunObserver & { rest(): void } = { stepStarted: () => {}, stepFinished: () => {}, trouble: () => {}, rest: () => {} };

/** The same, with every thought, tool call and result as it comes. */
export class WatchedProgress extends AgentProgress {
  told(text: string): void {
    this.writeLine(this.output.style.faint(`  ${printable(text).slice(0, MAX_TOLD_CHARS)}`));
  }
}
