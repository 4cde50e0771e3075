import type { Evidence, Invariant } from './evidence.js';
import { nothingStuck } from './i1-nothing-stuck.js';
import { versionsWithoutGap } from './i2-versions.js';
import { logIsAChain } from './i3-log.js';
import { effectsOnce } from './i4-effects.js';
import { nothingLeftToDo } from './i5-quiet.js';
import { neverBackwards } from './i6-forward.js';
import { blockedStaysBlocked } from './i7-blocked.js';
import { noSecrets } from './i8-secrets.js';
import { sameEnd } from './i9-same-end.js';

const INVARIANTS: Readonly<Record<string, Invariant>> = {
  I1: nothingStuck,
  I2: versionsWithoutGap,
  I3: logIsAChain,
  I4: effectsOnce,
  I5: nothingLeftToDo,
  I6: neverBackwards,
  I7: blockedStaysBlocked,
  I8: noSecrets,
  I9: sameEnd,
};

const MOST_EACH = 4;

/** Everything that is broken, with the number of the invariant in front. */
export async function brokenInvariants(evidence: Evidence): Promise<string[]> {
  const broken: string[] = [];
  for (const [number, invariant] of Object.entries(INVARIANTS)) {
    const found = await invariant(evidence);
    broken.push(
      ...found.slice(0, MOST_EACH).map((what) => `${number}: ${what}`),
      ...(found.length > MOST_EACH ? [`${number}: and ${found.length - MOST_EACH} more`] : []),
    );
  }
  return broken;
}
