import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openExistingHome } from './home.mjs';
import { lastLines, readFrom, sizeOf } from './log-files.mjs';
import { logFile } from './paths.mjs';
import { Problem } from './problem.mjs';

const DEFAULT_LINES = 100;
const FOLLOW_MS = 300;

/** `./navigo logs [service] [-f] [-n LINES]`: the last lines of one log or of all, and with -f what comes after. */
export async function runLogs({ args, progress }) {
  const { name, lines, follows } = parse(args);
  const paths = openExistingHome(progress);
  const names = paths ? logNames(paths) : [];
  if (name && !names.includes(name)) {
    throw new Problem(`There is no log named "${name}".`, {
      exitCode: 2,
      hints: [names.length ? `There are: ${names.join(', ')}.` : 'Nothing was started here yet.'],
    });
  }
  const logs = (name ? [name] : names).map((each) => ({ file: logFile(paths, each), offset: 0, label: name ? '' : `${each.padEnd(12)} | ` }));
  for (const log of logs) {
    log.offset = sizeOf(log.file);
    print(lastLines(log.file, lines), log.label);
  }
  while (follows) {
    await pause(FOLLOW_MS);
    for (const log of logs) printNew(log);
  }
  return 0;
}

function printNew(log) {
  const { text, offset } = readFrom(log.file, log.offset);
  // Half a line waits for its other half.
  const end = text.lastIndexOf('\n');
  if (end === -1) return;
  log.offset = offset - Buffer.byteLength(text.slice(end + 1));
  print(text.slice(0, end).split('\n'), log.label);
}

function print(lines, label) {
  for (const line of lines) process.stdout.write(`${label}${line}\n`);
}

function logNames(paths) {
  return readdirSync(paths.logs)
    .filter((file) => file.endsWith('.log'))
    .map((file) => file.slice(0, -'.log'.length))
    .sort();
}

function parse(args) {
  const options = { lines: DEFAULT_LINES, follows: false };
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '-f' || argument === '--follow') options.follows = true;
    else if (argument === '-n' || argument === '--lines') options.lines = lineCount(args[(index += 1)]);
    else if (argument.startsWith('-') || options.name) throw new Problem(`./navigo logs does not know "${argument}".`, { exitCode: 2 });
    else options.name = argument;
  }
  return options;
}

function lineCount(text) {
  if (!/^[1-9]\d{0,5}$/.test(text ?? '')) throw new Problem('-n needs a number of lines.', { exitCode: 2 });
  return Number(text);
}
