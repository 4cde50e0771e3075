import type { GroupConflict, GroupReading, Wish } from '@app/contracts';

/** A wish with whose it is. */
interface Owned {
  readonly by: string;
  readonly wish: Wish;
}
type Between = GroupConflict['between'];

const VISITED: readonly Wish['kind'][] = ['place', 'activity', 'event', 'food', 'day_trip'];
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const between = (owned: readonly Owned[]): Between => owned.map(({ by, wish: { id, said } }) => ({ by, wishId: id, said }));
const names = (owned: readonly Owned[]): string => [...new Set(owned.map(({ by }) => by))].join(', ');

/** Others who want what somebody does not want to have: they go without that person, who has the time to themselves. */
function avoidedByOne({ by, wish }: Owned, all: readonly Owned[]): GroupConflict | null {
  const targets = new Set(wish.targets.map(folded));
  const wanting = all.filter((one) => one.by !== by && VISITED.includes(one.wish.kind) && one.wish.targets.some((target) => targets.has(folded(target))));
  if (wanting.length === 0) return null;
  return {
    ...{ kind: 'wanted_and_avoided', settled: 'split', without: [by], instead: null },
    between: between([{ by, wish }, ...wanting]),
    how: `${names(wanting)} ${new Set(wanting.map(({ by: who }) => who)).size === 1 ? 'goes' : 'go'} without ${by}, who has that time free and does not pay for it.`,
  };
}

/** Some want at least so much in a day, others at most less than that: the middle is planned. */
function paceOf(all: readonly Owned[]): GroupConflict | null {
  const most = all.filter(({ wish: { kind, count } }) => kind === 'max_per_day' && typeof count === 'number');
  const least = all.filter(({ wish: { kind, count } }) => kind === 'min_per_day' && typeof count === 'number');
  const low = Math.min(...most.map(({ wish }) => wish.count ?? 0));
  const high = Math.max(...least.map(({ wish }) => wish.count ?? 0));
  if (most.length === 0 || least.length === 0 || low >= high) return null;
  const count = Math.round((low + high) / 2);
  const opposed = [...most.filter(({ wish }) => (wish.count ?? 0) < high), ...least.filter(({ wish }) => (wish.count ?? 0) > low)];
  const [first] = opposed;
  if (!first) return null;
  return {
    ...{ kind: 'pace', settled: 'compromise', without: [], between: between(opposed) },
    how: `At most ${count} visits a day are planned, between ${low} and ${high}.`,
    instead: { ...first.wish, kind: 'max_per_day', count, said: `at most ${count} visits a day` },
  };
}

/** What of everybody's wishes cannot come true for all, and how it is settled. */
export function findConflicts(read: readonly GroupReading[]): GroupConflict[] {
  const all = read.flatMap(({ by, wishes }) => wishes.map((wish) => ({ by, wish })));
  const avoided = all.filter(({ wish }) => wish.kind === 'avoid').map((one) => avoidedByOne(one, all));
  return [...avoided, paceOf(all)].filter((conflict) => conflict !== null);
}
