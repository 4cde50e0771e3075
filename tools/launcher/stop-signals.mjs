const IMPATIENCE_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` at the first request to end, and `hurry` when the person asks again.
 *
 * Returns a function that takes the handlers away again. A repeat within a second is the same request: npm passes Ctrl-C on, and the terminal has sent it already.
 */
export function onStopSignals(stop, hurry) {
  let firstAt;
  const handle = (signal) => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stop(signal);
    } else if (now - firstAt > IMPATIENCE_MS) {
      hurry(signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  return () => {
    for (const signal of SIGNALS) process.off(signal, handle);
  };
}
