const round = (value) => Number(value.toFixed(1));
const quantile = (sorted, q) => (sorted.length === 0 ? null : round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]));

/**
 * Predicts every case, `concurrency` at a time. A case that fails is counted and left without a prediction.
 *
 * Resolves to `{entries: [[id, prediction]], failures: [{id, message}], p50Ms, p95Ms}`; `onCase(done, total, failed)` is told after each case.
 */
export async function runCases(cases, predict, { concurrency, onCase = (_done, _total, _failed) => {} }) {
  const results = new Array(cases.length);
  const failures = [];
  const tookMs = [];
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < cases.length) {
      const at = next++;
      const { id } = cases[at];
      const startedAt = performance.now();
      try {
        results[at] = [id, await predict(cases[at])];
      } catch (error) {
        failures.push({ id, message: error.message });
      }
      tookMs.push(performance.now() - startedAt);
      onCase(++done, cases.length, failures.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, cases.length) }, lane));
  tookMs.sort((a, b) => a - b);
  return { entries: results.filter(Boolean), failures, p50Ms: quantile(tookMs, 0.5), p95Ms: quantile(tookMs, 0.95) };
}
