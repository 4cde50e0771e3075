import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapStacks } from './mapped-stacks.js';

const folder = mkdtempSync(join(tmpdir(), 'stacks-'));
const kept = Error.prepareStackTrace;
afterEach(() => {
  Error.prepareStackTrace = kept;
});

/** The frame of a call of `f` in a line of a file. */
function frameIn(fileName: string, line = 1): NodeJS.CallSite {
  const frame = { getFileName: () => fileName, getLineNumber: () => line, getColumnNumber: () => 1, toString: () => `f (${fileName}:${line}:1)` };
  return frame as unknown as NodeJS.CallSite;
}

function stackThrough(fileName: string, { error = new Error('no'), line = 1 } = {}): unknown {
  mapStacks();
  return Error.prepareStackTrace?.(error, [frameIn(fileName, line)]);
}

describe('stacks', () => {
  it('name the line of the source where a map lies beside the file', () => {
    const file = join(folder, 'bundle.js');
    // Line 1, column 1 comes from line 3, column 5 of the first source.
    writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sources: ['../libs/a.ts'], names: [], mappings: 'AAEI' }));
    expect(stackThrough(pathToFileURL(file).href)).toBe(`Error: no\n    at f (${join(tmpdir(), 'libs', 'a.ts')}:3:5)`);
    expect(stackThrough(pathToFileURL(file).href, { line: 2 })).toBe(`Error: no\n    at f (${pathToFileURL(file).href}:2:1)`);
  });

  it('are told as they are where there is no map', () => {
    const file = pathToFileURL(join(folder, 'other.js')).href;
    expect(stackThrough(file)).toBe(`Error: no\n    at f (${file}:1:1)`);
    expect(stackThrough('node:net')).toBe('Error: no\n    at f (node:net:1:1)');
  });

  it('are told of errors that cannot tell their message', () => {
    const error = new Error('no');
    Object.defineProperty(error, 'message', {
      get: () => {
        throw new Error('never');
      },
    });
    expect(stackThrough('node:net', { error })).toBe('Error\n    at f (node:net:1:1)');
  });
});
