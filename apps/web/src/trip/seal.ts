import type { FinalPlan, Limitation, WishResult } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import type { MessageKey } from '../words/catalog.js';

type Violation = FinalPlan['checks']['violations'][number];

/** What the auditor looks at, by the codes of what it may find. */
const CHECKS: readonly (readonly [words: MessageKey, codes: readonly string[]])[] = [
  ['check.dates', ['SCHEMA', 'DATE_MISSING', 'DATE_EXTRA', 'DATE_TWICE', 'STAY_NIGHTS', 'STAY_MINIMUM', 'ROOM_TYPE', 'HOUSE_RULE', 'CITY_MISSING']],
  ['check.hours', ['PLACE_UNKNOWN', 'PLACE_CLOSED', 'PLACE_WRONG_CITY', 'PLACE_TWICE', 'TOO_EARLY_OR_LATE', 'DAY_HOLE', 'DAY_EMPTY']],
  ['check.times', ['OVERLAP', 'TRAVEL_TIME']],
  ['check.ways', ['FLIGHT_TIME', 'TRANSPORT_UNKNOWN', 'TRANSPORT_CONFLICT', 'TRANSPORT_RULED_OUT', 'WAY_MISSING', 'CONNECTION']],
  ['check.costs', ['COST_CATEGORY', 'COST_TOTAL', 'CURRENCY_MIXED', 'OVER_BUDGET']],
  ['check.meals', ['DIET', 'CUISINE_MISSING', 'MEAL_MISSING', 'TABLE_TOO_OFTEN']],
  ['check.wishes', ['MUST_SEE_MISSING', 'AVOIDED_PLACE', 'WISH_UNMET']],
  ['check.ease', ['TOO_MANY_THINGS', 'TOO_STRENUOUS', 'INACCESSIBLE', 'MOBILITY']],
];
const KNOWN = new Set(CHECKS.flatMap(([, codes]) => codes));

export interface Check {
  readonly words: MessageKey;
  readonly violations: readonly Violation[];
}

/** What a plan may be called, and everything it rests on. */
export interface Seal {
  /** `gaps`: the plan is sound, but not all that was wished for is in it. */
  readonly state: 'holds' | 'gaps' | 'fails' | 'checking';
  readonly checks: readonly Check[];
  /** Wishes, those that are open first. */
  readonly wishes: readonly WishResult[];
  readonly limitations: readonly Limitation[];
  /** Number of checks that fail, or of points that are open. */
  readonly count: number;
}

const RANK = ['not_met', 'not_understood', 'partly', 'met'] as const;

/** The honest verdict over a plan: never better than its weakest part. */
export function sealOf({ checks, wishes = [], limitations = [] }: Pick<ShownPlan, 'checks' | 'wishes' | 'limitations'>): Seal {
  const violations = checks?.violations ?? [];
  // A code that this page does not know is still a check that fails.
  const checked = CHECKS.map(([words, codes], index) => ({
    words,
    violations: violations.filter(({ code }) => codes.includes(code) || (index === 0 && !KNOWN.has(code))),
  }));
  const open = wishes.filter(({ status }) => status !== 'met').length + limitations.length;
  const sorted = wishes.toSorted((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status));
  const rest = { checks: checked, wishes: sorted, limitations };
  if (!checks) return { state: 'checking', count: 0, ...rest };
  if (!checks.pass) return { state: 'fails', count: Math.max(1, violations.length), ...rest };
  return { state: open > 0 ? 'gaps' : 'holds', count: open, ...rest };
}

type SourceKind = FinalPlan['sources'][number]['kind'];

/** What a check was held against: where the facts of the things come from that it looks at. */
export function sourcesOfCheck(words: MessageKey, { itinerary, transport, stays }: Pick<ShownPlan, 'itinerary' | 'transport' | 'stays'>): SourceKind[] {
  const visits = itinerary.flatMap(({ activities }) => activities.filter(({ kind }) => kind !== 'free_time'));
  const meals = itinerary.flatMap((day) => day.meals ?? []);
  const looked: Partial<Record<MessageKey, readonly { readonly source: SourceKind }[]>> = {
    ...{ 'check.dates': stays, 'check.hours': visits, 'check.times': visits, 'check.ways': transport, 'check.meals': meals, 'check.wishes': visits },
    ...{ 'check.costs': [...visits, ...meals, ...transport, ...stays], 'check.ease': visits },
  };
  return [...new Set((looked[words] ?? []).map(({ source }) => source))];
}
