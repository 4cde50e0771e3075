import type { UnmetWish } from '@app/planner';

export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A wish that the plan does not fulfil, as a note. */
export const unmetNote = ({ what, why }: UnmetWish): string =>
  what === 'budget' ? withStop(`Over budget: ${why}`) : `Not met: ${what} (${why.replace(/\.$/, '')}).`;
