import type { FlightBookingPort, Passenger } from '@app/ports';
import { inOrder, startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { createDuffelFlightBooking } from './duffel.flight-booking.js';

const SARA: Passenger = {
  ...{ title: 'ms', givenName: 'Sara', familyName: 'Muster', bornOn: '1990-04-30', gender: 'f', email: 'sara@example.com', phone: '+41791234567' },
};
const OFFER = { offerId: 'off_1', totalCents: 12_040, currency: 'EUR', canHold: true, seats: 1 };
const order = (more: Record<string, unknown> = {}) => ({
  ...{ id: 'ord_1', booking_reference: 'RZPNX8', total_amount: '120.40', total_currency: 'EUR', metadata: { navigo_effect: 'run_1.s1' } },
  ...more,
});
const ok = (data: unknown): Replay => ({ status: 200, body: { data } });
const offerAnswer = (requiresInstantPayment: boolean): Replay =>
  ok({
    ...{ id: 'off_1', total_amount: '120.40', total_currency: 'EUR', passengers: [{ id: 'pas_1' }] },
    payment_requirements: { requires_instant_payment: requiresInstantPayment },
  });

describe('Duffel flight booking', () => {
  let server: ReplayServer;
  const booking = async (...replays: readonly Replay[]): Promise<FlightBookingPort> => {
    server = await startReplayServer(inOrder(...replays));
    return createDuffelFlightBooking({ http: testHttpClient(server.url), apiKey: 'key', baseUrl: server.url });
  };
  afterEach(() => server.close());

  it('tells an offer as it is now', async () => {
    const flights = await booking(offerAnswer(false), offerAnswer(true));
    expect(await flights.offer('off_1', noAbort())).toEqual(OFFER);
    expect(await flights.offer('off_1', noAbort())).toMatchObject({ canHold: false });
  });

  it('holds without payment, under the mark, with the passengers of the offer', async () => {
    const flights = await booking(offerAnswer(false), ok(order({ payment_status: { awaiting_payment: true, payment_required_by: '2027-05-01T12:00:00Z' } })));
    const held = await flights.create({ offer: OFFER, kind: 'hold', passengers: [SARA], mark: 'run_1.s1' }, noAbort());
    expect(held).toEqual({ orderId: 'ord_1', reference: 'RZPNX8', totalCents: 12_040, currency: 'EUR', payBy: '2027-05-01T12:00:00Z' });
    const sent = JSON.parse(server.seen[1]?.body ?? '') as { data: Record<string, unknown> };
    expect(sent.data).toEqual({
      ...{ type: 'hold', selected_offers: ['off_1'], metadata: { navigo_effect: 'run_1.s1' } },
      passengers: [
        {
          ...{ id: 'pas_1', title: 'ms', gender: 'f', email: 'sara@example.com', given_name: 'Sara', family_name: 'Muster' },
          ...{ born_on: '1990-04-30', phone_number: '+41791234567' },
        },
      ],
    });
  });

  it('pays what was approved from the balance', async () => {
    const flights = await booking(offerAnswer(true), ok(order()));
    expect(await flights.create({ offer: OFFER, kind: 'instant', passengers: [SARA], mark: 'm' }, noAbort())).toMatchObject({ payBy: null });
    expect(JSON.parse(server.seen[1]?.body ?? '')).toMatchObject({ data: { payments: [{ type: 'balance', currency: 'EUR', amount: '120.40' }] } });
  });

  it('sends nothing twice that changes something, whatever the answer', async () => {
    const flights = await booking(offerAnswer(true), { status: 503, body: {} });
    await expect(flights.create({ offer: OFFER, kind: 'instant', passengers: [SARA], mark: 'm' }, noAbort())).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('finds the order with its mark, unless it was cancelled', async () => {
    const other = order({ id: 'ord_2', metadata: { navigo_effect: 'another' } });
    const cancelled = order({ id: 'ord_3', cancelled_at: '2027-01-01T00:00:00Z' });
    const flights = await booking(ok([other, cancelled, order()]), ok([other, cancelled]));
    expect(await flights.find('off_1', 'run_1.s1', noAbort())).toMatchObject({ orderId: 'ord_1' });
    expect(await flights.find('off_1', 'run_1.s1', noAbort())).toBeNull();
    expect(server.seen[0]?.query.get('offer_id')).toBe('off_1');
  });

  it('cancels in two moves and tells what comes back', async () => {
    const flights = await booking(
      ok({ id: 'ore_1' }),
      ok({ id: 'ore_1', refund_amount: '90.00', refund_currency: 'EUR', confirmed_at: '2027-01-01T00:00:00Z' }),
    );
    expect(await flights.cancel('ord_1', noAbort())).toEqual({ refundCents: 9_000, currency: 'EUR' });
    expect(server.seen.map(({ path }) => path)).toEqual(['/air/order_cancellations', '/air/order_cancellations/ore_1/actions/confirm']);
  });

  it('says that an offer is gone', async () => {
    const flights = await booking({ status: 404, body: { errors: [] } });
    await expect(flights.offer('off_1', noAbort())).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
  });
});
