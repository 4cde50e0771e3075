const TIMES = Number(process.env['SCHEDULE_TIMES'] ?? 1);

/** How many random schedules a spec tries: `usual`, or SCHEDULE_TIMES times as many for a search that takes longer than a build may. */
export const scheduleRuns = (usual: number): number => usual * TIMES;

/** How long a spec with random schedules may take in all, in milliseconds. */
export const SCHEDULES_TIMEOUT_MS = 120_000 * Math.max(1, TIMES);
