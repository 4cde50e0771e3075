import { createInterface } from 'node:readline/promises';
import type { Interface } from 'node:readline/promises';

export interface LinePrompterOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** A person types: lines are edited and echoed by us. Else lines come from a pipe or file. */
  readonly isTerminal: boolean;
  /** How long a pipe that stays open may be silent before it counts as empty, in milliseconds. */
  readonly pipeIdleMs: number;
  /** Called for Ctrl-C while a line is typed. */
  readonly onInterrupt: () => void;
}

/** Lines of a person or a pipe, one for each question. Nothing is read before the first question. */
export class LinePrompter {
  private reader: Interface | null = null;
  private hasEnded = false;
  private readonly waitingLines: string[] = [];
  private deliver: ((line: string | null) => void) | null = null;

  constructor(private readonly options: LinePrompterOptions) {}

  /** The next line; null when there is none and will be none. */
  async ask(prompt: string): Promise<string | null> {
    const { isTerminal, output } = this.options;
    if (!this.hasEnded) this.show(prompt, this.open());
    const line = this.waitingLines.shift() ?? (this.hasEnded ? null : await this.nextLine());
    // A pipe echoes nothing; the transcript still shows what was answered. An end of input leaves the prompt's line open.
    if (line === null) output.write('\n');
    else if (!isTerminal) output.write(`${prompt}${line}\n`);
    return line;
  }

  tell(lines: readonly string[]): void {
    this.options.output.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Gives the terminal back while agents work. A pipe stays open: what was read ahead would be lost. */
  release(): void {
    if (this.options.isTerminal) this.close();
  }

  /** Nothing will be asked any more. */
  close(): void {
    const reader = this.reader;
    this.reader = null;
    reader?.close();
  }

  private show(prompt: string, reader: Interface): void {
    if (!this.options.isTerminal) return;
    reader.setPrompt(prompt);
    reader.prompt();
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    const { input, output, isTerminal, onInterrupt } = this.options;
    const reader = isTerminal ? createInterface({ input, output, terminal: true }) : createInterface({ input });
    reader.on('line', (line) => this.take(line));
    reader.on('close', () => {
      // Closed by us: there may be another question later.
      if (this.reader === reader) this.end();
    });
    reader.on('SIGINT', onInterrupt);
    this.reader = reader;
    return reader;
  }

  private nextLine(): Promise<string | null> {
    return new Promise((resolve) => {
      const timer = this.options.isTerminal ? undefined : setTimeout(() => this.end(), this.options.pipeIdleMs);
      this.deliver = (line) => {
        clearTimeout(timer);
        this.deliver = null;
        resolve(line);
      };
    });
  }

  private take(line: string): void {
    if (this.deliver) this.deliver(line);
    else this.waitingLines.push(line);
  }

  private end(): void {
    this.hasEnded = true;
    this.deliver?.(null);
  }
}
