import { fromCents, toCents } from '@app/contracts';
import type { FinalPlan, GroupCosts, GroupExpense } from '@app/contracts';

/** Visits that some do not come along to. */
export interface SplitVisits {
  readonly visitIds: readonly string[];
  readonly without: readonly string[];
}

export interface CostParts {
  readonly plan: Pick<FinalPlan, 'costs' | 'itinerary'>;
  /** Those who travel and pay, in a fixed order. */
  readonly people: readonly string[];
  /** How many tickets a visit's cost is made of. */
  readonly travellers: number;
  readonly splits: readonly SplitVisits[];
  readonly expenses: readonly GroupExpense[];
}

type Cents = ReadonlyMap<string, number>;
const add = (sums: Map<string, number>, memberId: string, cents: number): void => void sums.set(memberId, (sums.get(memberId) ?? 0) + cents);

/** Equal parts that add up to the whole: the first ones carry the odd cents. */
function parts(cents: number, among: readonly string[]): (readonly [string, number])[] {
  const each = Math.floor(cents / among.length);
  const odd = cents - each * among.length;
  return among.map((memberId, index) => [memberId, each + (index < odd ? 1 : 0)] as const);
}

/** What each saves by not coming along, by visit. */
export function savedBy({ plan, travellers, splits }: Omit<CostParts, 'expenses' | 'people'>): Cents {
  const saved = new Map<string, number>();
  const visits = new Map(plan.itinerary.flatMap(({ activities }) => activities.map((activity) => [activity.id, activity] as const)));
  const skipped = new Set<string>();
  for (const { visitIds, without } of splits)
    for (const id of visitIds)
      for (const memberId of without) {
        const key = `${id} ${memberId}`;
        if (!skipped.has(key)) add(saved, memberId, Math.floor(toCents(visits.get(id)?.cost.amount ?? 0) / Math.max(1, travellers)));
        skipped.add(key);
      }
  return saved;
}

/** Few payments that settle everything: whoever owes most pays whoever is owed most. */
function transfersOf(balances: Cents): GroupCosts['transfers'] {
  const open = new Map(balances);
  const transfers: GroupCosts['transfers'] = [];
  for (let turns = 0; turns < balances.size; turns += 1) {
    const sorted = [...open].sort(([one, a], [other, b]) => a - b || one.localeCompare(other));
    const [debtor, creditor] = [sorted[0], sorted.at(-1)];
    if (!debtor || !creditor) break;
    const cents = Math.min(-debtor[1], creditor[1]);
    if (cents <= 0) break;
    transfers.push({ from: debtor[0], to: creditor[0], amount: fromCents(cents) });
    add(open, debtor[0], cents);
    add(open, creditor[0], -cents);
  }
  return transfers;
}

/** Who pays what of the plan, and who owes whom for what was paid already; null without costs, or without anybody to pay them. */
export function costsOf(given: CostParts): GroupCosts | null {
  const { plan, people, expenses } = given;
  if (!plan.costs || people.length === 0) return null;
  const saved = savedBy(given);
  const shares = new Map(parts(toCents(plan.costs.total), people));
  for (const memberId of people) add(shares, memberId, -(saved.get(memberId) ?? 0));
  const balances = new Map(people.map((memberId) => [memberId, 0]));
  for (const expense of expenses) {
    add(balances, expense.by, toCents(expense.amount));
    for (const [memberId, cents] of parts(toCents(expense.amount), expense.for)) add(balances, memberId, -cents);
  }
  const sums = (cents: Cents): GroupCosts['shares'] => [...cents].map(([memberId, amount]) => ({ memberId, amount: fromCents(amount) }));
  return {
    ...{ currency: plan.costs.currency, total: fromCents([...shares.values()].reduce((sum, cents) => sum + cents, 0)), shares: sums(shares) },
    ...{ expenses: [...expenses], balances: sums(balances), transfers: transfersOf(balances) },
  };
}
