/** Places where a test may stop or end the process; without a registration they do nothing. */
export type CrashPoint =
  'start:after-commit' | 'advance:before-commit' | 'advance:after-commit' | 'step:before-run' | 'step:after-run' | 'step:after-publish' | 'relay:after-publish';

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
  onCrashPoint(spec.slice(0, cut) as CrashPoint, () => void process.kill(process.pid, 'SIGKILL'), Number(spec.slice(cut + 1)));
}
