import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Slice {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
}
interface FakeOrder {
  readonly id: string;
  readonly offerId: string;
  readonly type: string;
  readonly amount: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly passengers: readonly Readonly<Record<string, string>>[];
  cancelledAt: string | null;
}
interface Body {
  readonly data?: {
    readonly passengers?: readonly Readonly<Record<string, string>>[];
    readonly slices?: readonly Slice[];
    readonly type?: string;
    readonly selected_offers?: readonly string[];
    readonly metadata?: Readonly<Record<string, string>>;
    readonly order_id?: string;
  };
}

const bodyOf = async (request: IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Body;
};
const airport = (code: string): unknown => ({ iata_code: code });

/** Searches, holds, orders and cancels in the form of Duffel's API, with invented flights. */
export class DuffelFake {
  readonly orders: FakeOrder[] = [];
  /** What an offer costs by now, where it is not what it was. */
  amount = '90.00';
  /** What searches find. */
  fare = '90.00';
  readonly url: string;
  private readonly offers = new Map<string, { readonly seats: number; readonly slice: Slice }>();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<DuffelFake> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const fake = new DuffelFake(server, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => {
      void bodyOf(request).then((body) => {
        const data = request.headers.authorization === 'Bearer duffel_key' ? fake.answer(request, body) : null;
        response.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
      });
    });
    return fake;
  }

  stop(): void {
    this.server.close();
  }

  private answer({ method, url = '' }: IncomingMessage, { data = {} }: Body): unknown {
    const { pathname, searchParams } = new URL(url, this.url);
    if (pathname === '/air/offer_requests') return { offers: (data.slices ?? []).map((slice) => this.newOffer(slice, data.passengers?.length ?? 1)) };
    if (pathname.startsWith('/air/offers/')) return this.offerNow(pathname.slice('/air/offers/'.length));
    if (pathname === '/air/orders' && method === 'POST') return this.newOrder(data);
    if (pathname === '/air/orders') return this.orders.filter(({ offerId }) => offerId === searchParams.get('offer_id')).map((order) => this.show(order));
    if (pathname === '/air/order_cancellations') return { id: `ore_${data.order_id ?? ''}` };
    const cancelled = /^\/air\/order_cancellations\/ore_([a-z_\d]+)\/actions\/confirm$/.exec(pathname)?.[1];
    return cancelled === undefined ? null : this.cancel(cancelled);
  }

  private newOffer(slice: Slice, seats: number): unknown {
    const id = `off_${slice.origin}_${slice.destination}_${slice.departure_date.replaceAll('-', '')}`;
    this.offers.set(id, { seats, slice });
    const segment = {
      ...{ origin: airport(slice.origin), destination: airport(slice.destination), marketing_carrier: { name: 'North Air', iata_code: 'NX' } },
      ...{ departing_at: `${slice.departure_date}T09:10:00`, arriving_at: `${slice.departure_date}T11:05:00`, marketing_carrier_flight_number: '2084' },
    };
    return { id, total_amount: this.fare, total_currency: 'EUR', slices: [{ duration: 'PT2H55M', segments: [segment] }] };
  }

  private offerNow(id: string): unknown {
    const offer = this.offers.get(id);
    if (!offer) return null;
    const passengers = Array.from({ length: offer.seats }, (_, index) => ({ id: `pas_${index}` }));
    return { id, total_amount: this.amount, total_currency: 'EUR', passengers, payment_requirements: { requires_instant_payment: false } };
  }

  private newOrder({ type = '', selected_offers: [offerId = ''] = [], metadata = {}, passengers = [] }: NonNullable<Body['data']>): unknown {
    const order = { id: `ord_${this.orders.length + 1}`, offerId, type, amount: this.amount, metadata, passengers, cancelledAt: null };
    this.orders.push(order);
    return this.show(order);
  }

  private cancel(id: string): unknown {
    const order = this.orders.find((candidate) => candidate.id === id);
    if (!order) return null;
    order.cancelledAt ??= '2027-01-01T00:00:00Z';
    return { id: `ore_${id}`, refund_amount: '60.00', refund_currency: 'EUR', confirmed_at: order.cancelledAt };
  }

  private show({ id, type, amount, metadata, cancelledAt }: FakeOrder): unknown {
    const payment = { awaiting_payment: type === 'hold', payment_required_by: type === 'hold' ? '2027-05-01T12:00:00Z' : null };
    return {
      id,
      booking_reference: `REF${id.slice(-1)}`,
      total_amount: amount,
      total_currency: 'EUR',
      metadata,
      cancelled_at: cancelledAt,
      payment_status: payment,
    };
  }
}
