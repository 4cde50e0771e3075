import type { PlanToTake } from './plan-to-take.js';

/**
 * The plan as PDF, see `pdf/to-pdf.ts`.
 *
 * The reader of fonts takes a quarter of a second to load. It comes with the first plan that is written, so that processes which
 * write none start sooner.
 */
export const toPdf = async (plan: PlanToTake): Promise<Buffer> => (await import('./pdf/to-pdf.js')).toPdf(plan);
