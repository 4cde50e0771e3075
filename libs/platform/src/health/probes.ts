/** What `work` resolves with; null when it rejects or takes longer than `timeoutMs`. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  return Promise.race([work.catch(() => null), tooLate]).finally(() => clearTimeout(timer));
}

/** True when `probe` resolves within `timeoutMs`; false when it rejects or takes longer. */
export const answersInTime = async (probe: Promise<unknown>, timeoutMs: number): Promise<boolean> =>
  (await inTime(
    probe.then(() => true),
    timeoutMs,
  )) ?? false;
