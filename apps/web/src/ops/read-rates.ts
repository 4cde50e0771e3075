/** What the gateway had counted at one moment; times are milliseconds since 1970. */
export interface Counts {
  readonly atMs: number;
  readonly requests: number;
  readonly errors: number;
  /** Requests that took no longer than so many seconds, by that bound. */
  readonly within: ReadonlyMap<number, number>;
  readonly readers: number;
}

/** How things went between two moments. */
export interface Rates {
  readonly requestsPerMinute: number;
  readonly errorsPerMinute: number;
  /** 95 of 100 requests were answered within so many milliseconds; null when there were none. */
  readonly slowMs: number | null;
  readonly readers: number;
}

const LINE = /^(navigo_[a-z_]+)(?:\{([^}]*)\})? ([0-9.eE+-]+)$/;
const LABEL = /(?:^|,)(\w+)="([^"]*)"/g;
/** Probes, and what this page itself asks for: they would hide what travellers see. */
const OWN_ROUTES = /^\/(?:health|metrics|admin|web)/;
const SLOW_SHARE = 0.95;
const MINUTE_MS = 60_000;

/** What a Prometheus text says of requests. */
export function readCounts(text: string, atMs: number): Counts {
  let [requests, errors, readers] = [0, 0, 0];
  const within = new Map<number, number>();
  for (const line of text.split('\n')) {
    const [, name, labelText = '', number] = LINE.exec(line) ?? [];
    if (!name) continue;
    const labels = new Map([...labelText.matchAll(LABEL)].map(([, key = '', value = '']) => [key, value]));
    const value = Number(number);
    if (name === 'navigo_sse_readers') readers += value;
    if (OWN_ROUTES.test(labels.get('route') ?? '')) continue;
    if (name === 'navigo_http_requests_total') {
      requests += value;
      if (labels.get('status')?.startsWith('5')) errors += value;
    }
    const bound = Number(labels.get('le'));
    if (name === 'navigo_http_request_duration_seconds_bucket' && Number.isFinite(bound)) within.set(bound, (within.get(bound) ?? 0) + value);
  }
  return { atMs, requests, errors, within, readers };
}

/** A gateway that was replaced counts from nothing again; what it counted before is not known. */
export function ratesBetween(before: Counts, after: Counts): Rates {
  const minutes = Math.max(1, after.atMs - before.atMs) / MINUTE_MS;
  const isNewGateway = after.requests < before.requests;
  const grown = (name: 'requests' | 'errors'): number => (isNewGateway ? after[name] : after[name] - before[name]);
  const answered = [...after.within]
    .sort(([a], [b]) => a - b)
    .map(([bound, count]): [number, number] => [bound, count - (isNewGateway ? 0 : (before.within.get(bound) ?? 0))]);
  const all = answered.at(-1)?.[1] ?? 0;
  const slow = answered.find(([, count]) => count >= SLOW_SHARE * all);
  return {
    requestsPerMinute: grown('requests') / minutes,
    errorsPerMinute: grown('errors') / minutes,
    slowMs: all > 0 && slow ? slow[0] * 1_000 : null,
    readers: after.readers,
  };
}
