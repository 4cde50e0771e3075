import { isDeepStrictEqual } from 'node:util';
import { fromCents, toCents } from '@app/contracts';
import type { Costs, DiffAnswer, Money, Stay, TransportLeg } from '@app/contracts';
import type { ComparablePlan } from './read-plan.js';

type BookingChange = DiffAnswer['bookings'][number];

interface Booking {
  readonly kind: BookingChange['kind'];
  readonly id: string;
  readonly title: string;
  readonly cost: Money;
  readonly content: Stay | TransportLeg;
}

const bookingsOf = ({ stays, transport }: ComparablePlan): Booking[] => [
  ...transport.map((leg): Booking => ({
    kind: 'transport',
    id: leg.id,
    title: `${leg.mode} ${leg.from} - ${leg.to} on ${leg.date}`,
    cost: leg.cost,
    content: leg,
  })),
  ...stays.map((stay): Booking => ({ kind: 'stay', id: stay.id, title: `${stay.name}, ${stay.city}`, cost: stay.cost, content: stay })),
];

/** Stays and ways that came, went or differ; each is found again by its id. */
export function diffBookings(before: ComparablePlan, after: ComparablePlan): BookingChange[] {
  const keyed = (plan: ComparablePlan): Map<string, Booking> => new Map(bookingsOf(plan).map((booking) => [`${booking.kind} ${booking.id}`, booking]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): BookingChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const shown = is ?? was;
    if (!shown || isDeepStrictEqual(was?.content, is?.content)) return [];
    const costDifference = fromCents(toCents(is?.cost.amount ?? 0) - toCents(was?.cost.amount ?? 0));
    return [{ change: !was ? 'added' : !is ? 'removed' : 'changed', kind: shown.kind, title: shown.title, costDifference }];
  });
}

/** What the later plan costs more or less; null when amounts cannot be compared. */
export function diffCosts(before: Costs | null, after: Costs | null): DiffAnswer['costs'] {
  if (!before || !after || before.currency !== after.currency) return null;
  const pair = (was: number, is: number) => ({ before: was, after: is, difference: fromCents(toCents(is) - toCents(was)) });
  const [old, now]: Readonly<Record<string, number>>[] = [before.byCategory, after.byCategory];
  const byCategory = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .sort()
    .map((category) => ({ category, ...pair(old?.[category] ?? 0, now?.[category] ?? 0) }))
    .filter(({ difference }) => difference !== 0);
  return { currency: after.currency, ...pair(before.total, after.total), byCategory };
}
