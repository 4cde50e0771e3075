import { TerminalError } from '@app/contracts';

/** Everything that moves runs; each has a crash point before and after its commit. */
const MOVES = ['advance', 'resume', 'decide', 'cancel', 'expire', 'migrate', 'replay', 'wake'] as const;
export type MoveName = (typeof MOVES)[number];

/** Places where a test may stop or end the process; without a registration they do nothing. */
const CRASH_POINTS = [
  'start:before-commit',
  'start:after-commit',
  ...MOVES.flatMap((name) => [`${name}:before-commit`, `${name}:after-commit`] as const),
  'queued:after-open',
  'event:received',
  'outbox:before-publish',
  'outbox:after-publish',
  'event:before-ack',
  'step:before-run',
  'model:before-call',
  'journal:before-record',
  'journal:after-record',
  'model:after-reply',
  'tool:before-record',
  'tool:after-record',
  'effect:after-call',
  'step:after-run',
  'step:after-publish',
  'relay:after-publish',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

type Action = () => void | Promise<void>;

const actions = new Map<CrashPoint, { action: Action; afterHits: number }>();

/** Runs `action` at the `afterHits`-th time the process comes by. */
export function onCrashPoint(point: CrashPoint, action: Action, afterHits = 1): () => void {
  actions.set(point, { action, afterHits });
  return () => actions.delete(point);
}

export async function crashPoint(point: CrashPoint): Promise<void> {
  const armed = actions.get(point);
  if (!armed) return;
  armed.afterHits -= 1;
  if (armed.afterHits === 0) await armed.action();
}

const FAILPOINT = /^(?<point>[a-z]+:[a-z-]+):(?<hits>[1-9]\d*)(?::block=(?<blockMs>\d+))?$/;

/**
 * Arms `name:count` from the FAILPOINT variable with a SIGKILL of this process; with `:block=<ms>` behind it, the process is busy for that
 * long and hears nothing. For fault tests only.
 */
export function armFailpoint(spec: string | undefined): void {
  if (!spec) return;
  const { point: name, hits, blockMs } = FAILPOINT.exec(spec)?.groups ?? {};
  const point = CRASH_POINTS.find((known) => known === name);
  if (!point) throw new TerminalError('INTERNAL_ERROR', `FAILPOINT=${spec} is no point:count; points are ${CRASH_POINTS.join(', ')}.`);
  onCrashPoint(point, blockMs === undefined ? killThisProcess : () => block(Number(blockMs)), Number(hits));
}

const killThisProcess = (): void => void process.kill(process.pid, 'SIGKILL');

/** Keeps the whole process busy, its timers and sockets included. */
function block(forMs: number): void {
  const endMs = performance.now() + forMs;
  while (performance.now() < endMs);
}

let poisonMark: string | undefined;

/** From now on a step whose input holds `mark` ends this process by SIGKILL, as a message that crashes whoever takes it; for fault tests only. */
export function armPoison(mark: string | undefined): void {
  poisonMark = mark;
}

/** Where poison works; nothing happens unless a mark is armed. */
export function poisonPoint(input: unknown): void {
  if (poisonMark && JSON.stringify(input).includes(poisonMark)) killThisProcess();
}
