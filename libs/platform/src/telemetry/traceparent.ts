/** W3C Trace Context, version 00; an all-zero trace or span id names nothing. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Bit 0: whoever sent it records the trace. */
  readonly traceFlags: number;
}

/** What a `traceparent` names, null when it is absent or has another form. */
export function parseTraceparent(text: string | null | undefined): TraceParent | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null;
}

/** The trace that a `traceparent` belongs to, for log lines. */
export const traceIdOf = (text: string | null | undefined): string | undefined => parseTraceparent(text)?.traceId;

export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 0xff).toString(16).padStart(2, '0')}`;
