import { z } from 'zod';
import { CurrencyCode, TerminalError } from '@app/contracts';
import type { FlightBookingPort, FlightOrder } from '@app/ports';
import type { ActionContext, DiffLines, UndoOf } from './define-action-tool.js';
import { configured } from './needed.js';

export const PassengerInput = z.strictObject({
  title: z.enum(['mr', 'ms', 'mrs', 'miss', 'dr']),
  givenName: z.string().min(1).max(60),
  familyName: z.string().min(1).max(60),
  bornOn: z.iso.date(),
  gender: z.enum(['m', 'f']),
  email: z.email().max(320),
  phone: z.string().regex(/^\+\d{7,15}$/, { error: 'must be a phone number with its country code, such as +41791234567' }),
});

/** One flight of the plan with who flies; without an offer it is an estimate that nobody sells. */
export const FlightOrderInput = z.strictObject({
  offerId: z.string().min(1).nullable(),
  flight: z.string(),
  priceCents: z.number().int().min(0),
  currency: CurrencyCode,
  passengers: z.array(PassengerInput).min(1).max(18),
});
export type FlightOrderInput = z.infer<typeof FlightOrderInput>;

export const FlightOrderOutput = z.strictObject({
  flight: z.string(),
  orderId: z.string(),
  reference: z.string(),
  totalCents: z.number().int(),
  currency: CurrencyCode,
  payBy: z.string().nullable(),
});
export type FlightOrderOutput = z.infer<typeof FlightOrderOutput>;

const CENTS = 100;
export const priceWords = (cents: number, currency: string): string => `${(cents / CENTS).toFixed(2)} ${currency}`;

/** What an order would change. */
export const previewOrder = (verb: string, { offerId, flight, priceCents, currency, passengers }: FlightOrderInput): DiffLines => [
  {
    op: 'send',
    what: `${verb}: ${flight}, ${priceWords(priceCents, currency)}`,
    detail: offerId === null ? 'An estimate: nobody sells this flight, so this will be refused.' : null,
  },
  ...passengers.map(({ givenName, familyName }) => ({
    op: 'send' as const,
    what: `Passenger ${givenName} ${familyName}`,
    detail: 'Name, birth date and contact go to the airline.',
  })),
];

/** @throws {TerminalError} TOOL_NOT_CONFIGURED for an estimate and where no provider of flights is set up. */
export function bookable({ offerId, flight }: FlightOrderInput, { world }: ActionContext): { readonly offerId: string; readonly flights: FlightBookingPort } {
  if (offerId === null)
    throw new TerminalError(
      'TOOL_NOT_CONFIGURED',
      `${flight} is an estimate that nobody sells; plan with a provider of flights such as Duffel, then ask again.`,
    );
  return { offerId, flights: configured(world.flights, 'duffel', 'DUFFEL_API_KEY') };
}

/** Makes the order under the price that was approved. @throws {TerminalError} TOOL_BAD_ARGUMENTS when the offer is another one by now. */
export async function placeOrder(input: FlightOrderInput, context: ActionContext, kind: 'hold' | 'instant'): Promise<FlightOrderOutput> {
  const { offerId, flights } = bookable(input, context);
  const offer = await flights.offer(offerId, context.signal);
  const refuse = (why: string): TerminalError => new TerminalError('TOOL_BAD_ARGUMENTS', `${input.flight}: ${why}`);
  if (offer.currency !== input.currency || offer.totalCents > input.priceCents)
    throw refuse(
      `it costs ${priceWords(offer.totalCents, offer.currency)} by now, ${priceWords(input.priceCents, input.currency)} was approved; plan again and ask again.`,
    );
  if (offer.seats !== input.passengers.length) throw refuse(`the offer is for ${offer.seats} people, ${input.passengers.length} were named.`);
  if (kind === 'hold' && !offer.canHold) throw refuse('the airline does not hold it; it can only be ordered and paid for.');
  return outputOf(input, await flights.create({ offer, kind, passengers: input.passengers, mark: context.key }, context.signal));
}

/** What is known of an order that was asked for and never answered. */
export async function findOrder(input: FlightOrderInput, context: ActionContext): Promise<FlightOrderOutput | null> {
  const { offerId, flights } = bookable(input, context);
  const order = await flights.find(offerId, context.key, context.signal);
  return order && outputOf(input, order);
}

const outputOf = ({ flight }: FlightOrderInput, order: FlightOrder): FlightOrderOutput => ({ flight, ...order });

/** How an order is cancelled. */
export const cancelling = (risk: 'low' | 'high', wasPaid: boolean): UndoOf<FlightOrderInput, FlightOrderOutput> => ({
  risk,
  isRepeatable: true,
  preview: (_, { flight, reference }) => [
    { op: 'remove', what: `The order ${reference}: ${flight}`, detail: wasPaid ? 'The airline says what comes back.' : null },
  ],
  async call(_, { flight, orderId, totalCents, currency }, { world, signal }) {
    const refund = await configured(world.flights, 'duffel', 'DUFFEL_API_KEY').cancel(orderId, signal);
    if (!wasPaid) return { text: `Let go of ${flight}`, left: null };
    const lost = refund.currency === currency ? totalCents - refund.refundCents : totalCents;
    const left = lost > 0 ? `${priceWords(lost, currency)} of it do not come back.` : null;
    return { text: `Cancelled ${flight}; ${priceWords(refund.refundCents, refund.currency)} come back`, left };
  },
});
