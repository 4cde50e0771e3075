import type { ClockPort } from '@app/ports';

/** The machine's clock. */
export const systemClock: ClockPort = { now: () => new Date() };
