import type { StepEventInput } from '@app/contracts';

/** One plain sentence for whoever follows the thread. */
export const thought = (text: string): StepEventInput => ({ event: 'thought', data: { text } });

/** "1 day", "5 days". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
