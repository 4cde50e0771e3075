import type { ScanAnswer, ScanBody } from '@app/contracts';
import { scan } from '@app/guardrails';

/** The guard's verdict in the shape of the answer. */
export function scanBody(body: ScanBody): ScanAnswer {
  const { blocked, flags, matches } = scan(body);
  return { blocked, flags, matches };
}
