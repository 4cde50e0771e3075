import { MAX_WISHES } from '@app/contracts';
import type { GroupBudget, GroupConflict, GroupReading, UserRequest, Wish } from '@app/contracts';

/** Ids below are those of the request that was there before anybody of the group spoke. */
const FIRST_OF_MEMBERS = 100;
const MAX_ADULTS = 9;

/** True for a wish that a member brought in. */
export const isOfMember = ({ id }: Pick<Wish, 'id'>): boolean => Number(id.slice(1)) >= FIRST_OF_MEMBERS;

export interface Settled {
  readonly read: readonly GroupReading[];
  readonly conflicts: readonly GroupConflict[];
  readonly budgets: readonly GroupBudget[];
  /** How many of the members travel. */
  readonly people: number;
}

/** Wishes that are planned: who splits off gives up what they avoid, and a compromise stands for what it was made of. */
function settledWishes({ read, conflicts }: Pick<Settled, 'read' | 'conflicts'>): Wish[] {
  const given = new Set(
    conflicts.flatMap(({ between, without, settled }) =>
      between.filter(({ by }) => settled === 'compromise' || without.includes(by)).map(({ wishId }) => wishId),
    ),
  );
  const instead = conflicts.flatMap((conflict) => conflict.instead ?? []);
  return [...read.flatMap(({ wishes }) => wishes.filter(({ id }) => !given.has(id))), ...instead];
}

/** The least that anybody says openly they may spend. */
const lowestOpen = (budgets: readonly GroupBudget[]): GroupBudget | null =>
  budgets.filter(({ isPrivate }) => !isPrivate).sort((one, other) => one.amount - other.amount)[0] ?? null;

/** Open budgets that differ: the lowest counts for all. Private ones are no part of it, or they would show. */
export function budgetConflict(budgets: readonly GroupBudget[]): GroupConflict | null {
  const lowest = lowestOpen(budgets);
  const open = budgets.filter(({ isPrivate }) => !isPrivate);
  if (!lowest || open.every(({ amount }) => amount === lowest.amount)) return null;
  return {
    ...{ kind: 'budget', settled: 'compromise', without: [], instead: null },
    between: open.map(({ by, amount }) => ({ by, wishId: null, said: `${amount} for a person` })),
    how: `The plan keeps to ${lowest.amount} for a person, the least that somebody may spend.`,
  };
}

/** The request of one person with what everybody of the group wishes. A budget that is private changes nothing, or it would show. */
export function requestOfAll(request: UserRequest, settled: Settled): UserRequest {
  const own = (request.wishes ?? []).filter((wish) => !isOfMember(wish));
  const adults = Math.min(MAX_ADULTS, Math.max(request.adults, settled.people - request.children));
  const lowest = lowestOpen(settled.budgets)?.amount ?? Number.POSITIVE_INFINITY;
  return {
    ...request,
    adults,
    budget: Math.max(1, Math.min(request.budget, lowest * (adults + request.children))),
    wishes: [...own, ...settledWishes(settled)].slice(0, MAX_WISHES),
  };
}
