import { fromCents, toCents } from '@app/contracts';
import type { RevisionChange, WatchProposal } from '@app/contracts';
import type { WatchedTrip } from '@app/ports';
import { digestOfPlan } from './digest-of-plan.js';
import type { Found } from './look.js';

/** Two changes of one thing: the later one counts. */
function subjectOf(change: RevisionChange): string {
  if (change.kind === 'flight') return `flight ${change.leg}`;
  if ('activityId' in change) return `visit ${change.activityId}`;
  return 'day' in change ? `day ${change.day}` : change.kind;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + toCents(amount), 0);

/** What flights cost less by; null when a change is among them whose cost is known only once it is planned. */
function savedCents(changes: readonly RevisionChange[], { plan }: WatchedTrip): number | null {
  const saved = changes.map((change) => {
    const leg = change.kind === 'flight' ? plan.transport.find(({ id }) => id === change.leg) : undefined;
    return change.kind === 'flight' && leg ? leg.cost.amount - change.offer.price.amount : null;
  });
  return saved.every((one) => one !== null) ? sum(saved) : null;
}

interface ProposalParts {
  readonly trip: WatchedTrip;
  /** What was new in this look. */
  readonly found: readonly Found[];
  /** The proposal that nobody has decided about. */
  readonly open: WatchProposal | null;
  readonly isGone: (change: RevisionChange) => boolean;
  /** Of the last proposal that was made. */
  readonly lastNumber: number;
}

/** The proposal that holds after a look: the open one where nothing changed, a new one where something did, null where nothing is left of it. */
export function nextProposal({ trip, found, open, isGone, lastNumber }: ProposalParts): WatchProposal | null {
  const planDigest = digestOfPlan(trip.plan);
  const stands = open?.planDigest === planDigest ? open : null;
  const fresh = found.flatMap(({ change, diff, text, weather }) => (change && diff ? [{ change, diff, text, weather }] : []));
  const taken = new Set(fresh.map(({ change }) => subjectOf(change)));
  const kept = (stands?.changes ?? []).flatMap((change, index) => {
    const diff = stands?.diff[index];
    return diff && !isGone(change) && !taken.has(subjectOf(change)) ? [{ change, diff }] : [];
  });
  if (fresh.length === 0 && stands && kept.length === stands.changes.length) return stands;
  const all = [...kept, ...fresh];
  if (all.length === 0) return null;
  const changes = all.map(({ change }) => change);
  const { costs } = trip.plan;
  const saved = savedCents(changes, trip);
  return {
    number: lastNumber + 1,
    planVersion: trip.version,
    planDigest,
    text: fresh.map(({ text }) => text).join(' ') || all.map(({ diff }) => diff.what).join(', '),
    diff: all.map(({ diff }) => diff),
    costs: costs && saved !== null ? { before: costs.total, after: fromCents(toCents(costs.total) - saved), currency: costs.currency } : null,
    changes,
    weather: [...(stands?.weather ?? []), ...fresh.flatMap(({ weather }) => weather)],
  };
}
