import { fromCents, toCents } from '@app/contracts';
import type { RevisionChange } from '@app/contracts';
import type { Coordinates, Tier } from '@app/guide';
import { lowerTiers } from '../budget-steps.js';
import { TIERS } from '../meals.js';
import { moneyWords } from '../money-words.js';
import { stayOf } from '../stays.js';
import type { StayChoice } from '../stays.js';
import { stopsOf } from './day-slots.js';
import type { TripDesk } from './trip-desk.js';

const stayCost = (desk: TripDesk): number => desk.stays.reduce((sum, stay) => sum + stay.cost.amount, 0);

/** True when every day, as it is, can be begun and ended from there. */
function suitsDays(desk: TripDesk, base: Coordinates): boolean {
  const { travel } = desk.setup;
  return desk.days.every((day, index) => {
    const frame = desk.frame(index);
    const stops = stopsOf(day, index).filter(({ point }) => point !== null);
    const [first, last] = [stops[0], stops.at(-1)];
    const begins = !first?.point || frame.fromMinute + travel(base, first.point) <= first.startMinute;
    const ends = frame.kind !== 'departure' || !last?.point || last.endMinute + travel(last.point, base) <= frame.toMinute;
    return begins && ends;
  });
}

/** Sleeps there from now on; flights and transfers follow when the area is another. */
export function putStay(desk: TripDesk, choice: StayChoice): void {
  const isElsewhere = choice.area.id !== desk.stayChoice.area.id;
  desk.stayChoice = choice;
  desk.stays = stayOf(desk.input.city, choice, desk.setup.frame, desk.setup);
  if (isElsewhere) desk.renewTransport();
}

/** Stays that cost less than now, the smallest change first: a lower tier in the same area, then other areas. */
export function cheaperStays(desk: TripDesk): StayChoice[] {
  const { area, tier } = desk.stayChoice;
  const now = area.nightly[tier];
  const same = lowerTiers(tier).map((lower): StayChoice => ({ area, tier: lower }));
  const elsewhere = [tier, ...lowerTiers(tier)].flatMap((lower) =>
    [...desk.input.city.stayAreas]
      .filter((other) => other.id !== area.id && suitsDays(desk, other))
      .sort((a, b) => a.nightly[lower] - b.nightly[lower] || a.id.localeCompare(b.id))
      .map((other): StayChoice => ({ area: other, tier: lower })),
  );
  return [...same, ...elsewhere].filter((choice) => choice.area.nightly[choice.tier] < now);
}

function wantedChoice(desk: TripDesk, tier: Extract<RevisionChange, { kind: 'stay' }>['tier']): StayChoice | undefined {
  const { area, tier: now } = desk.stayChoice;
  if (tier === 'cheaper') return cheaperStays(desk)[0];
  if (tier !== 'better') return tier === now ? undefined : { area, tier };
  const next: Tier | undefined = TIERS[TIERS.indexOf(now) + 1];
  return next && { area, tier: next };
}

/** Another level of stay in the same area where there is one, so that no day has to change. */
export function changeStay(desk: TripDesk, { tier }: Extract<RevisionChange, { kind: 'stay' }>): void {
  const what = `a ${tier} stay`;
  if (desk.stays.length === 0) return void desk.unmet.push({ what, why: 'the trip has no night to sleep' });
  const choice = wantedChoice(desk, tier);
  if (!choice)
    return void desk.unmet.push({
      what,
      why: `the stay is ${desk.stayChoice.tier} in ${desk.stayChoice.area.name}, and the guide has no other that suits the days`,
    });
  const before = stayCost(desk);
  const more = choice.area.nightly[choice.tier] / desk.stayChoice.area.nightly[desk.stayChoice.tier] - 1;
  const tooMuch = fromCents(toCents(before * more) - toCents(desk.spare()));
  if (more > 0 && desk.spare() >= 0 && tooMuch > 0)
    return void desk.unmet.push({ what, why: `it would take the trip ${moneyWords(tooMuch, desk.input.currency)} over its budget` });
  const [old] = desk.stays;
  putStay(desk, choice);
  const difference = fromCents(toCents(stayCost(desk)) - toCents(before));
  const words = moneyWords(Math.abs(difference), desk.input.currency);
  desk.notes.push(
    `The stay is ${desk.stays[0]?.name ?? choice.area.name} in place of ${old?.name ?? 'the old one'}, ${words} ${difference <= 0 ? 'less' : 'more'}.`,
  );
}
