import type { Remembered } from '@app/contracts';

/** Lines for the decision log about what was used, such as `from memory: diet=vegan|halal`. */
export const memoryLines = (used: Remembered): string[] => Object.entries(used).map(([key, value]) => `from memory: ${key}=${[value].flat().join('|')}`);
