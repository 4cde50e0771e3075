import type { RevisionChange, TransportLeg } from '@app/contracts';
import type { UnmetWish } from '../trip-input.js';

type FlightChange = Extract<RevisionChange, { kind: 'flight' }>;

/** True for an offer that takes off and lands as the leg does, so that nothing else of the trip has to move. */
const keepsHours = (leg: TransportLeg, { offer }: FlightChange): boolean =>
  leg.mode === 'flight' &&
  offer.departureAt.slice(0, 16) === `${leg.date}T${leg.departureTime ?? ''}` &&
  offer.arrivalAt.slice(0, 16) === `${leg.arrivalDate ?? ''}T${leg.arrivalTime ?? ''}` &&
  offer.price.currency === leg.cost.currency;

const money = ({ amount, currency }: TransportLeg['cost']): string => `${amount.toFixed(2)} ${currency}`;

/** The ways with other offers for flights, which keep their hours; an offer that does not is named in `unmet`. */
export function exchangeFlights(
  transport: readonly TransportLeg[],
  changes: readonly RevisionChange[],
): { readonly transport: TransportLeg[]; readonly notes: string[]; readonly unmet: UnmetWish[] } {
  const notes: string[] = [];
  const unmet: UnmetWish[] = [];
  const wanted = changes.filter((change): change is FlightChange => change.kind === 'flight');
  const exchanged = transport.map((leg) => {
    const change = wanted.find((one) => one.leg === leg.id && keepsHours(leg, one));
    if (!change) return leg;
    const { offer } = change;
    notes.push(`The flight from ${leg.from} to ${leg.to} costs ${money(offer.price)}; it was ${money(leg.cost)}.`);
    return { ...leg, cost: offer.price, source: offer.source, offerId: offer.offerId };
  });
  for (const change of wanted)
    if (!transport.some((leg) => leg.id === change.leg && keepsHours(leg, change)))
      unmet.push({ what: 'another offer for a flight', why: 'the plan has no such flight at these hours any more' });
  return { transport: exchanged, notes, unmet };
}
