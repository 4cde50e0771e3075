import { NavigoError, RetryableError, toCents } from '@app/contracts';
import type { FlightBookingPort, FlightOrder, NewFlightOrder } from '@app/ports';
import type { z } from 'zod';
import type { HttpClient } from '../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';
import { CancellationAnswer, OfferAnswer, OrderAnswer, OrdersAnswer } from './duffel.booking-schemas.js';
import type { Order } from './duffel.booking-schemas.js';

/** The name of our mark among an order's metadata. */
const MARK = 'navigo_effect';
/** Airlines take their time. */
const ORDER_TIMEOUT_MS = 60_000;
const MAX_ORDERS = 50;
const CENTS = 100;

export interface DuffelFlightBookingOptions {
  readonly http: Pick<HttpClient, 'requestJson'>;
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
}

/**
 * Holds, orders and cancels flights with Duffel. Nothing that changes something is sent twice: whether an order was made is asked.
 *
 * @see Duffel API v2, orders and order cancellations
 */
export function createDuffelFlightBooking({ http, apiKey, baseUrl = DEFAULT_BASE_URLS.duffel }: DuffelFlightBookingOptions): FlightBookingPort {
  const ask = <T>(
    path: string,
    schema: z.ZodType<T>,
    signal: AbortSignal,
    more: { query?: Record<string, string | number>; body?: unknown } = {},
  ): Promise<T> => {
    const headers = { authorization: `Bearer ${apiKey}`, 'duffel-version': 'v2' };
    return http.requestJson({ provider: 'Duffel', url: joinUrl(baseUrl, path), headers, schema, signal, timeoutMs: ORDER_TIMEOUT_MS, retries: 0, ...more });
  };
  const seatsOf = async (offerId: string, signal: AbortSignal): Promise<string[]> =>
    (await ask(`air/offers/${encodeURIComponent(offerId)}`, OfferAnswer, signal)).data.passengers.map(({ id }) => id);
  return {
    async offer(offerId, signal) {
      const { data } = await ask(`air/offers/${encodeURIComponent(offerId)}`, OfferAnswer, signal);
      const { total_amount: total, total_currency: currency, payment_requirements: payment, passengers } = data;
      return { offerId: data.id, totalCents: toCents(Number(total)), currency, canHold: payment?.requires_instant_payment === false, seats: passengers.length };
    },
    async find(offerId, mark, signal) {
      const { data } = await ask('air/orders', OrdersAnswer, signal, { query: { offer_id: offerId, limit: MAX_ORDERS } });
      const found = data.find(({ metadata, cancelled_at: cancelledAt }) => metadata?.[MARK] === mark && !cancelledAt);
      return found ? toOrder(found) : null;
    },
    async create(order, signal) {
      const ids = await seatsOf(order.offer.offerId, signal);
      const answer = await ask('air/orders', OrderAnswer, signal, { body: orderBody(order, ids) }).catch((error: unknown) => {
        throw afterSending(error);
      });
      return toOrder(answer.data);
    },
    async cancel(orderId, signal) {
      const asked = await ask('air/order_cancellations', CancellationAnswer, signal, { body: { data: { order_id: orderId } } });
      const { id } = asked.data;
      const { data } = await ask(`air/order_cancellations/${encodeURIComponent(id)}/actions/confirm`, CancellationAnswer, signal, { body: {} });
      return { refundCents: toCents(Number(data.refund_amount ?? 0)), currency: data.refund_currency ?? 'EUR' };
    },
  };
}

/** A server that failed, or answered what cannot be read, may have made the order all the same. */
function afterSending(error: unknown): unknown {
  const isOpen = error instanceof NavigoError && ['PROVIDER_UNAVAILABLE', 'PROVIDER_BAD_RESPONSE'].includes(error.code);
  return isOpen ? new RetryableError('PROVIDER_TIMEOUT', `${error.message}; whether it made the order is not known`, { cause: error }) : error;
}

function orderBody({ offer, kind, passengers, mark }: NewFlightOrder, ids: readonly string[]): unknown {
  const amount = (offer.totalCents / CENTS).toFixed(2);
  return {
    data: {
      ...{ type: kind, selected_offers: [offer.offerId], metadata: { [MARK]: mark } },
      ...(kind === 'instant' ? { payments: [{ type: 'balance', currency: offer.currency, amount }] } : {}),
      passengers: passengers.map(({ givenName, familyName, bornOn, phone, ...rest }, index) => ({
        ...{ ...rest, id: ids[index], given_name: givenName, family_name: familyName, born_on: bornOn, phone_number: phone },
      })),
    },
  };
}

const toOrder = ({ id, booking_reference: reference, total_amount: total, total_currency: currency, payment_status: payment }: Order): FlightOrder => ({
  ...{ orderId: id, reference, totalCents: toCents(Number(total)), currency },
  payBy: payment?.awaiting_payment ? (payment.payment_required_by ?? null) : null,
});
