import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * From now on stacks of this process name the lines of the sources. `--enable-source-maps` would read the map of every file at the start;
 * this reads the map of a file when a stack that goes through it is looked at for the first time.
 */
export function mapStacks(): void {
  // Whoever asks Node for it has paid for it.
  if (process.execArgv.includes('--enable-source-maps')) return;
  const maps = new Map<string, SourceMap | undefined>();
  Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map((frame) => `    at ${shownFrame(frame, maps)}`)].join('\n');
}

// An error whose message cannot be told must not become another error.
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function shownFrame(frame: NodeJS.CallSite, maps: Map<string, SourceMap | undefined>): string {
  const shown = String(frame);
  const file = frame.getFileName();
  const line = frame.getLineNumber();
  const column = frame.getColumnNumber();
  if (!file?.startsWith('file:') || line === null || column === null) return shown;
  if (!maps.has(file)) maps.set(file, mapBeside(file));
  const entry = maps.get(file)?.findEntry(line - 1, column - 1);
  // A package's lines have no entry of their own: what is found is the last line of ours before them.
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== line - 1) return shown;
  const source = fileURLToPath(new URL(entry.originalSource, file));
  return shown.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}

function mapBeside(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
