import { TerminalError } from '@app/contracts';

/** Places where a test may stop or end the process; without a registration they do nothing. */
const CRASH_POINTS = [
  'start:after-commit',
  'advance:before-commit',
  'advance:after-commit',
  'step:before-run',
  'step:after-run',
  'step:after-publish',
  'relay:after-publish',
  'replay:after-commit',
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

/** Arms `name:count` from the FAILPOINT variable with a SIGKILL of this process; for fault tests only. */
export function armFailpoint(spec: string | undefined): void {
  if (!spec) return;
  const cut = spec.lastIndexOf(':');
  const point = CRASH_POINTS.find((known) => known === spec.slice(0, cut));
  const hits = Number(spec.slice(cut + 1));
  if (!point || !Number.isInteger(hits) || hits < 1)
    throw new TerminalError('INTERNAL_ERROR', `FAILPOINT=${spec} is no point:count; points are ${CRASH_POINTS.join(', ')}.`);
  onCrashPoint(point, () => void process.kill(process.pid, 'SIGKILL'), hits);
}
