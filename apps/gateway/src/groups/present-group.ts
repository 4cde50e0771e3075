import { FinalPlan, UserRequest } from '@app/contracts';
import type { GroupAnswer, GroupConflict, LedgerLine, MemberItem, Wish, WishResult } from '@app/contracts';
import { GroupShown, budgetConflict, costsOf, isOfMember, savedBy } from '@app/groups';
import type { ThreadView } from '@app/ports';

export interface GroupParts {
  readonly group: ThreadView;
  /** The thread as its newest plan left it. */
  readonly plan: Pick<ThreadView, 'state'>;
  readonly members: readonly MemberItem[];
  /** Who looks. */
  readonly by: string;
}

type Results = ReadonlyMap<string, WishResult>;

function statusOf({ status }: ThreadView, { start }: GroupShown): GroupAnswer['status'] {
  if (start) return 'planning';
  if (status === 'in_progress') return 'reading';
  return status === 'waiting' ? 'open' : 'ended';
}

const lineOf = ({ id, said, kind, status, where, why }: WishResult): LedgerLine => ({ id, said, kind, status, where, why });

/** What became of a member's wish: what the plan says, how it was settled, or that the plan does not know it yet. */
function lineOfWish({ id, said, kind }: Wish, results: Results, conflicts: readonly GroupConflict[]): LedgerLine {
  const result = results.get(id);
  const settled = conflicts.find(({ between, without, settled: how }) =>
    between.some(({ wishId, by }) => wishId === id && (how === 'compromise' || without.includes(by))),
  );
  if (settled) return { id, said, kind, where: result?.where ?? [], why: settled.how, status: 'settled' };
  if (result?.said === said) return lineOf(result);
  return { id, said, kind, where: [], why: 'The plan was made before this was said; plan the trip for everybody.', status: 'not_planned' };
}

/** Ids of the visits for which a group splits. */
const visitsOf = ({ settled, between, without }: GroupConflict, results: Results): string[] =>
  settled === 'split' ? between.filter(({ by }) => !without.includes(by)).flatMap(({ wishId }) => results.get(wishId ?? '')?.where ?? []) : [];

/** A group as one of its members sees it: somebody's private budget is shown to nobody else. */
export function toGroup({ group, plan, members, by }: GroupParts): GroupAnswer {
  const shown = GroupShown.parse(group.state);
  const finalPlan = FinalPlan.safeParse(plan.state['finalPlan']).data ?? null;
  const request = UserRequest.safeParse(plan.state['userRequest']).data ?? null;
  const travellers = request ? request.adults + request.children : 1;
  const results: Results = new Map((finalPlan?.wishes ?? []).map((result) => [result.id, result]));
  const conflicts = [...shown.conflicts, ...[budgetConflict(shown.budgets)].filter((conflict) => conflict !== null)];
  const splits = conflicts.map((conflict) => ({ visitIds: visitsOf(conflict, results), without: conflict.without }));
  const people = members
    .filter(({ role }) => role !== 'viewer')
    .map(({ memberId }) => memberId)
    .sort();
  const costs = finalPlan && costsOf({ plan: finalPlan, people, travellers, splits, expenses: shown.expenses });
  const budgetOf = (memberId: string) => shown.budgets.find((budget) => budget.by === memberId) ?? null;
  return {
    ...{ groupId: group.runId, threadId: group.threadId, version: group.version, status: statusOf(group, shown) },
    planned: shown.planned ?? null,
    people: members.map(({ memberId, role }) => {
      const budget = budgetOf(memberId);
      return {
        ...{ memberId, role, said: shown.words.find((words) => words.by === memberId)?.text ?? null },
        wishes: (shown.read.find((reading) => reading.by === memberId)?.wishes ?? []).map((wish) => lineOfWish(wish, results, conflicts)),
        budget: budget && !budget.isPrivate ? budget.amount : null,
      };
    }),
    wishesOfAll: [...results.values()].filter((result) => !isOfMember(result)).map(lineOf),
    conflicts: conflicts.map(({ instead: _instead, ...conflict }, index) => ({
      ...conflict,
      visits: visitsIn(finalPlan, splits[index]?.visitIds ?? []),
      costs: costsOfSplit(finalPlan, { ...(splits[index] ?? { visitIds: [], without: [] }), travellers }),
    })),
    votes: shown.votes.map(({ ballots, options, ...vote }) => ({
      ...vote,
      options: options.map((option, index) => ({ ...option, votes: ballots.filter((ballot) => ballot.option === index + 1).length })),
      mine: ballots.find((ballot) => ballot.by === by)?.option ?? null,
    })),
    costs,
    mine: mineOf(shown.budgets, costs, by),
  };
}

/** What only whoever looks is shown. */
function mineOf(budgets: GroupShown['budgets'], costs: GroupAnswer['costs'], by: string): GroupAnswer['mine'] {
  const own = budgets.find((budget) => budget.by === by);
  const share = costs?.shares.find(({ memberId }) => memberId === by)?.amount ?? null;
  return { budget: own?.amount ?? null, isPrivate: own?.isPrivate ?? false, share, isWithin: own && share !== null ? share <= own.amount : null };
}

function visitsIn(plan: FinalPlan | null, ids: readonly string[]): GroupAnswer['conflicts'][number]['visits'] {
  return (plan?.itinerary ?? []).flatMap(({ date, activities }) =>
    activities.filter(({ id }) => ids.includes(id)).map(({ id, start, end, title }) => ({ id, date, start, end, title })),
  );
}

const CENTS = 100;

/** What the split changes for those who do not come along. */
function costsOfSplit(
  plan: FinalPlan | null,
  { visitIds, without, travellers }: { readonly visitIds: readonly string[]; readonly without: readonly string[]; readonly travellers: number },
): GroupAnswer['conflicts'][number]['costs'] {
  const saved = plan ? savedBy({ plan, travellers, splits: [{ visitIds, without }] }) : new Map<string, number>();
  return [...saved].map(([memberId, cents]) => ({ memberId, amount: -cents / CENTS }));
}
