import type { WishResult } from '@app/contracts';

/** What a check says of one wish; id and words are added by the ledger. */
export type Finding = Pick<WishResult, 'status' | 'where' | 'why'>;

export const met = (why: string, where: readonly string[] = []): Finding => ({ status: 'met', where: [...where], why });
export const partly = (why: string, where: readonly string[] = []): Finding => ({ status: 'partly', where: [...where], why });
export const notMet = (why: string, where: readonly string[] = []): Finding => ({ status: 'not_met', where: [...where], why });
export const notUnderstood = (why: string): Finding => ({ status: 'not_understood', where: [], why });
