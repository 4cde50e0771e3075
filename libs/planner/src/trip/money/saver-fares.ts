import { daysBetween } from '@app/contracts';
import type { TransportLeg } from '@app/contracts';
import type { Words } from '@app/messages';
import type { ChosenLeg } from '../ways/time-legs.js';

/**
 * What a ticket that is booked weeks ahead and bound to one train usually costs of the usual fare, by country (Advance, Sparpreis, Prem's,
 * Sparschiene, Super Economy and the like). A way through two countries takes the greater share.
 */
const SHARES: Readonly<Record<string, number>> = { GB: 0.55, DE: 0.55, AT: 0.6, CH: 0.65, IT: 0.65, SE: 0.65, FR: 0.7, ES: 0.7, US: 0.75, BE: 0.8, NL: 0.8 };
const LEAST_DAYS_AHEAD = 21;
/** Trains of the region have one fare. */
const LEAST_MINUTES = 75;

function shareOf({ way, outline }: ChosenLeg): number | null {
  const [from, to] = [SHARES[outline.from.countryCode], SHARES[outline.to.countryCode]];
  if (way.mode !== 'train' || way.source === 'live' || way.minutes < LEAST_MINUTES || from === undefined || to === undefined) return null;
  return Math.max(from, to);
}

const withSaver = (leg: TransportLeg, share: number, { say }: Words): TransportLeg => ({
  ...leg,
  cost: { ...leg.cost, amount: Math.round(leg.cost.amount * share * 100) / 100 },
  source: 'estimate',
  description: `${leg.description}; ${say('way.saver')}`,
});

/** The legs with early-booking fares where trains have them and there is time to book; null when no leg gets cheaper. */
export function withSaverFares(legs: readonly (ChosenLeg | null)[], today: string, words: Words): readonly (ChosenLeg | null)[] | null {
  const changed = legs.map((leg): ChosenLeg | null => {
    const share = leg && shareOf(leg);
    if (!leg || !share || leg.timed.legs.some(({ date }) => daysBetween(today, date) < LEAST_DAYS_AHEAD)) return leg;
    return { ...leg, timed: { ...leg.timed, legs: leg.timed.legs.map((one) => withSaver(one, share, words)) } };
  });
  return changed.some((leg, index) => leg !== legs[index]) ? changed : null;
}
