import type { ErrorCode } from '@app/contracts';
import type { OpenStep, RetriedStep, RunError, SettledStep } from '@app/ports';

/** A step that is not waited for any more. */
export type Settling = OpenStep & { readonly status: SettledStep['status']; readonly durationMs?: number; readonly error?: RunError };

export const settledRow = ({ stepId, status, durationMs, error }: Settling): SettledStep => ({
  ...{ stepId, status, durationMs: durationMs === undefined ? null : Math.round(durationMs) },
  ...{ errorCode: error?.code ?? null, errorMessage: error?.message ?? null },
});

/** A step that waits again as it is given here; `failure` is why, null when an operator wants it. */
export const retriedRow = (again: OpenStep, leaseMs: number, failure: { readonly code: ErrorCode; readonly message: string } | null): RetriedStep => {
  const { stepId, attempt, firstAttempt, lostCount, waitCount } = again;
  return { stepId, attempt, firstAttempt, lostCount, waitCount, leaseMs, errorCode: failure?.code ?? null, errorMessage: failure?.message ?? null };
};
