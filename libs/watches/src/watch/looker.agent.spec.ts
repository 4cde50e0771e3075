import type { AgentContext } from '@app/agent-kit';
import { FinalPlan, RetryableError, UserRequest, WatchProposal } from '@app/contracts';
import type { DailyWeather, FlightOption, WatchSettings } from '@app/contracts';
import type { TripReader } from '@app/ports';
import { watchLooker } from './looker.agent.js';

const RUN = { threadId: 't', runId: 'run_1', ownerId: 'ann' };
const money = (amount: number) => ({ amount, currency: 'EUR' });
const PLAN = FinalPlan.parse({
  ...{ summary: 'Lisbon', selectedDestination: null, selectedFlightOfferId: 'off_1', selectedReturnFlightOfferId: null, packingList: [], safetyFlags: [] },
  ...{ budget: null, stays: [], sources: [], checks: { pass: true, violations: [] }, costs: { byCategory: {}, total: 300, currency: 'EUR' } },
  itinerary: ['2027-05-10', '2027-05-11'].map((date, index) => ({
    ...{ date, city: 'Lisbon', theme: 'A day', weatherNote: null },
    activities: [
      {
        ...{ id: `d${index + 1}-a1-castle`, title: 'Castle', kind: 'sight', place: { name: 'Castle' }, start: '10:00', end: '12:00', source: 'guide' },
        cost: money(15),
      },
    ],
  })),
  transport: [
    {
      ...{ id: 'leg-1', mode: 'flight', from: 'Zurich (ZRH)', to: 'Lisbon (LIS)', date: '2027-05-10', departureTime: '09:10', arrivalDate: '2027-05-10' },
      ...{ arrivalTime: '11:05', description: 'North Air', cost: money(90), source: 'live', offerId: 'off_1' },
    },
  ],
});
const REQUEST = UserRequest.parse({
  ...{ userId: 'ann', requestText: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-11', budget: 900, adults: 1, children: 0, interests: [] },
});
const offer = (amount: number): FlightOption => ({
  ...{ offerId: `off_${amount}`, originIata: 'ZRH', destinationIata: 'LIS', departureAt: '2027-05-10T09:10', arrivalAt: '2027-05-10T11:05' },
  ...{ durationMinutes: 175, stops: 0, carrier: 'North Air', flightNumbers: ['NX2084'], price: money(amount), source: 'live' },
});
const sky = (date: string, riskLevel: DailyWeather['riskLevel'], source: DailyWeather['source'] = 'live'): DailyWeather => ({
  ...{ date, weatherCode: 65, summary: 'Heavy rain', highC: 18, lowC: 12, precipitationMm: 30, precipitationProbability: 90, riskLevel, source },
});

interface World {
  readonly now?: string;
  readonly fare?: number;
  readonly daily?: DailyWeather[];
  readonly trip?: Awaited<ReturnType<TripReader['read']>>['trip'];
  readonly isBusy?: boolean;
  readonly flightsFail?: boolean;
}

const TRIP = { version: 7, plan: PLAN, request: REQUEST, highRiskDates: [] };

async function look(settings: Partial<WatchSettings>, world: World, state: Record<string, unknown> = {}) {
  const context = {
    ...{ run: RUN, signal: new AbortController().signal },
    trips: {
      read: async () => ({
        now: new Date(world.now ?? '2027-02-01T08:00:00Z'),
        trip: world.trip === undefined ? TRIP : world.trip,
        isBusy: world.isBusy ?? false,
      }),
    },
    flights: {
      search: async () => {
        if (world.flightsFail) throw new RetryableError('PROVIDER_UNAVAILABLE', 'away');
        return [offer(world.fare ?? 90)];
      },
    },
    weather: { summarize: async () => ({ location: 'Lisbon', timezone: 'Europe/Lisbon', daily: world.daily ?? [], highRiskDates: [], degraded: null }) },
  } as unknown as AgentContext;
  const watching = { kinds: ['price', 'weather', 'document', 'checkin'], everyHours: 12, documents: [], ...settings };
  const { writes } = await watchLooker.run({ ...state, watching } as never, context);
  return { ...state, ...writes } as typeof writes;
}

describe('a look at a watched plan', () => {
  it('finds nothing where nothing changed, and says when it looks again', async () => {
    const { notice, proposal, look: done } = await look({}, {});
    expect([notice, proposal]).toEqual([null, undefined]);
    expect(done?.isOver).toBe(false);
    expect(done?.waitMs).toBeGreaterThanOrEqual(12 * 3_600_000);
    expect(done?.waitMs).toBeLessThan(13 * 3_600_000);
  });

  it('proposes the same flight for less, with what the trip costs then', async () => {
    const { notice, proposal } = await look({}, { fare: 70 });
    expect(notice?.findings).toMatchObject([{ kind: 'price', text: expect.stringContaining('70.00 EUR now, 90.00 EUR in the plan') }]);
    expect(WatchProposal.parse(proposal)).toMatchObject({
      number: 1,
      planVersion: 7,
      costs: { before: 300, after: 280 },
      changes: [{ kind: 'flight', leg: 'leg-1' }],
    });
  });

  it('tells of a fare once, and again when it falls further', async () => {
    const first = await look({}, { fare: 70 });
    const second = await look({}, { fare: 70 }, first);
    expect(second).toMatchObject({ notice: null, proposal: { number: 1 } });
    expect(await look({}, { fare: 60 }, second)).toMatchObject({ notice: { number: 2 }, proposal: { number: 2, costs: { after: 270 } } });
  });

  it('leaves small changes alone, and only tells of a fare that rose', async () => {
    expect(await look({}, { fare: 87 })).toMatchObject({ notice: null });
    const risen = await look({}, { fare: 120 });
    expect(risen.notice?.findings[0]?.text).toContain('dearer');
    expect(risen.proposal).toBeUndefined();
  });

  it('withdraws what does not hold any more, or was about another plan', async () => {
    const proposed = await look({}, { fare: 70 });
    expect(await look({}, { fare: 85 }, proposed)).toMatchObject({ proposal: null });
    const other = { ...TRIP, plan: { ...PLAN, summary: 'Another plan' } };
    expect(await look({ kinds: ['document'] }, { trip: other }, proposed)).toMatchObject({ proposal: null });
  });

  it('looks at forecasts from sixteen days before on, and proposes other visits for a day that became bad', async () => {
    const daily = [sky('2027-05-10', 'LOW'), sky('2027-05-11', 'HIGH'), sky('2027-05-12', 'HIGH', 'climate')];
    expect(await look({ kinds: ['weather'] }, { daily })).toMatchObject({ notice: null });
    const found = await look({ kinds: ['weather'] }, { daily, now: '2027-05-01T08:00:00Z' });
    expect(found).toMatchObject({ proposal: { costs: null, changes: [{ kind: 'renew', day: 2 }], weather: [{ date: '2027-05-11' }] } });
    const fine = await look({ kinds: ['weather'] }, { daily: [sky('2027-05-11', 'LOW')], now: '2027-05-02T08:00:00Z' }, { ...found, proposal: null });
    expect(fine.notice?.findings[0]?.text).toContain('expected no more');
  });

  it('tells of a passport that runs out, and of the opening of check-in', async () => {
    const documents = [{ kind: 'passport' as const, name: 'My passport', validUntil: '2027-08-01' }];
    const first = await look({ kinds: ['document', 'checkin'], documents }, {});
    expect(first.notice?.findings).toMatchObject([{ kind: 'document' }]);
    const late = await look({ kinds: ['document', 'checkin'], documents }, { now: '2027-05-09T09:00:00Z' }, first);
    expect(late.notice?.findings.map(({ kind }) => kind).sort()).toEqual(['checkin', 'document']);
  });

  it('goes on with the other checks when a provider is away', async () => {
    const { look: done } = await look({}, { flightsFail: true });
    expect(done).toMatchObject({ troubles: [{ kind: 'price', code: 'PROVIDER_UNAVAILABLE' }], isOver: false });
  });

  it('ends with the trip and with the plan, and waits while the plan is changed', async () => {
    expect((await look({}, { now: '2027-05-20T00:00:00Z' })).look).toMatchObject({ isOver: true });
    expect((await look({}, { trip: null })).look).toMatchObject({ isOver: true });
    expect((await look({}, { trip: null, isBusy: true })).look).toMatchObject({ isOver: false });
  });
});
