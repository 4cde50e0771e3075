/**
 * How long a provider asks to wait, in milliseconds; undefined when it does not say.
 *
 * Reads `Retry-After` as seconds or as an HTTP date. A date counts from the answer's own `Date` header where there is one, so that a
 * clock that differs from ours does not lengthen the wait.
 * @see RFC 9110, section 10.2.3
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.round(Number(value) * 1000);
  // Date.parse alone would read "-5" as a year.
  const untilMs = /^[A-Za-z]/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(untilMs)) return undefined;
  const providerNowMs = Date.parse(headers.get('date') ?? '');
  return Math.max(0, untilMs - (Number.isNaN(providerNowMs) ? nowMs : providerNowMs));
}
