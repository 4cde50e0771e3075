import { ratesBetween, readCounts } from './read-rates.js';

const counted = (requests: number, errors: number, quick: number): string =>
  [
    '# HELP navigo_http_requests_total Requests',
    `navigo_http_requests_total{route="/plan",method="GET",status="200",service="gateway"} ${requests - errors}`,
    `navigo_http_requests_total{route="/plan/chat",method="POST",status="503",service="gateway"} ${errors}`,
    'navigo_http_requests_total{route="/health/ready",method="GET",status="503",service="gateway"} 900',
    `navigo_http_request_duration_seconds_bucket{le="0.1",service="gateway",route="/plan",method="GET"} ${quick}`,
    `navigo_http_request_duration_seconds_bucket{le="1",service="gateway",route="/plan",method="GET"} ${requests}`,
    `navigo_http_request_duration_seconds_bucket{le="+Inf",service="gateway",route="/plan",method="GET"} ${requests}`,
    'navigo_sse_readers{service="gateway"} 2',
  ].join('\n');

describe('rates of the gateway', () => {
  it('count what came in between two looks, without probes', () => {
    const rates = ratesBetween(readCounts(counted(10, 0, 10), 0), readCounts(counted(30, 2, 20), 30_000));
    expect(rates).toEqual({ requestsPerMinute: 40, errorsPerMinute: 4, slowMs: 1_000, readers: 2 });
  });
  it('know no slowness where nobody asked', () => {
    const counts = counted(10, 0, 10);
    expect(ratesBetween(readCounts(counts, 0), readCounts(counts, 5_000))).toMatchObject({ requestsPerMinute: 0, slowMs: null });
  });
  it('are never below nothing when the gateway was replaced', () => {
    expect(ratesBetween(readCounts(counted(500, 9, 500), 0), readCounts(counted(6, 0, 6), 60_000))).toMatchObject({
      requestsPerMinute: 6,
      errorsPerMinute: 0,
      slowMs: 100,
    });
  });
});
