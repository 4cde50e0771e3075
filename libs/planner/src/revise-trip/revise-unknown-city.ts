import { isDeepStrictEqual } from 'node:util';
import type { RevisionChange } from '@app/contracts';
import type { Tier } from '@app/guide';
import { computeCosts } from '../costs.js';
import { TIERS } from '../meals.js';
import { planUnknownCity } from '../plan-unknown-city.js';
import type { UnknownCityInput, UnmetWish } from '../trip-input.js';
import type { PresentTrip, RevisedTrip } from './revise-input.js';

/** A trip to a city that the guide lacks, and what is to change about it. */
export interface ReviseUnknownInput extends UnknownCityInput {
  readonly present: PresentTrip;
  readonly changes: readonly RevisionChange[];
}

const CHANGEABLE: ReadonlySet<RevisionChange['kind']> = new Set(['stay', 'dates', 'budget']);

function tierAfter(now: Tier, changes: readonly RevisionChange[]): Tier {
  const wish = changes.findLast((change) => change.kind === 'stay')?.tier;
  const step = TIERS.indexOf(now);
  if (wish === 'cheaper') return TIERS[Math.max(0, step - 1)] ?? now;
  if (wish === 'better') return TIERS[Math.min(TIERS.length - 1, step + 1)] ?? now;
  return wish ?? now;
}

/** Stay, dates and money can change where the guide has no places; anything else is named as unmet. */
export function reviseUnknownCity(input: ReviseUnknownInput): RevisedTrip {
  const { present, changes } = input;
  const now = present.stays[0]?.tier ?? input.preferences.accommodationPreference;
  const tier = tierAfter(now, changes);
  const plan = planUnknownCity({ ...input, preferences: { ...input.preferences, accommodationPreference: tier }, tierIsWish: true });
  const onlyStay =
    !changes.some(({ kind }) => kind === 'dates' || kind === 'budget') && plan.days.every(({ date }, index) => date === present.days[index]?.date);
  const items = onlyStay ? { days: [...present.days], stays: plan.stays, transport: [...present.transport] } : plan;
  const unmet = changes
    .filter(({ kind }) => !CHANGEABLE.has(kind))
    .map((change): UnmetWish => ({ what: change.kind.replace('_', ' '), why: `the guide has no places for ${input.cityName}` }));
  return {
    ...{ days: items.days, stays: items.stays, transport: items.transport },
    costs: computeCosts(items, input.currency),
    tier: plan.tier,
    notes: plan.tier === now ? [] : [`The stay is at ${plan.tier} level in place of ${now}.`],
    unmet: [...plan.unmet, ...unmet],
    changedDays: items.days.flatMap((day, index) => (isDeepStrictEqual(day, present.days[index]) ? [] : [index + 1])),
  };
}
