import { Catalog, FinalPlan } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import { AUDIT_CODES } from './audit-codes.js';
import type { AuditCode } from './audit-codes.js';
import { auditPlan } from './audit-plan.js';
import { catalogCityFinder } from './catalog-source.js';
import { BROKEN_PLANS } from './testing/broken-plans.js';
import type { BrokenPlan } from './testing/broken-plans.js';
import { townSource } from './town-source.js';
import { CATALOG, catalogPlan, catalogRequest } from './testing/catalog-trip.js';
import { codesOf } from './testing/usual-trip.js';

const audit = ({ plan, request, catalog, findCity }: BrokenPlan) =>
  auditPlan(plan, { request, catalog, findCity: findCity ?? (catalog ? catalogCityFinder(catalog) : plan.route ? townSource : findGuideCity) });

describe('auditPlan with one thing wrong', () => {
  it.each(Object.keys(AUDIT_CODES) as AuditCode[])('finds %s and nothing else', (code) => {
    const report = audit(BROKEN_PLANS[code]());
    expect([report.pass, codesOf(report)]).toEqual([false, [code]]);
  });
});

describe('auditPlan on a catalog', () => {
  it('passes a plan made from it, and leaves open what the catalog does not tell', () => {
    const report = audit({ plan: catalogPlan(), request: catalogRequest(), catalog: CATALOG });
    expect(report.violations).toEqual([]);
    expect(report.totals.total).toBe(140);
    expect(report.unverified).toEqual([
      { detail: 'the hours of Tavern are in no source', day: 1 },
      { detail: 'the hours of Bakery are in no source', day: 2 },
    ]);
  });
  it('does not know what only the guide knows', () => {
    const plan = structuredClone(catalogPlan());
    Object.assign(plan.itinerary[0]?.activities[0]?.place ?? {}, { name: 'Castelo de São Jorge' });
    expect(codesOf(audit({ plan, request: catalogRequest(), catalog: CATALOG }))).toEqual(['PLACE_UNKNOWN']);
  });
  it('keeps to the hours that the catalog tells', () => {
    const plan = structuredClone(catalogPlan());
    Object.assign(plan.itinerary[0]?.activities[0] ?? {}, { start: '17:30', end: '18:10' });
    expect(codesOf(audit({ plan, request: catalogRequest(), catalog: CATALOG }))).toEqual(['PLACE_CLOSED']);
  });
  it('takes a house that is not listed for an invention', () => {
    const plan = structuredClone(catalogPlan());
    Object.assign(plan.stays[0] ?? {}, { name: 'Grand Hotel' });
    expect(codesOf(audit({ plan, request: catalogRequest(), catalog: CATALOG }))).toEqual(['PLACE_UNKNOWN']);
  });
});

describe('auditPlan on the way from city to city', () => {
  /** A third day, and a train in the middle of the trip that leaves and arrives at these hours. */
  const moving = (departureTime: string | null, arrivalTime: string | null): FinalPlan => {
    const plan = structuredClone(catalogPlan());
    const [first, last] = plan.itinerary;
    const [leg] = plan.transport;
    if (!first || !last || !leg) throw new Error('The plan has two days and two ways.');
    const dinner = first.meals ?? [];
    return {
      ...plan,
      itinerary: [first, { ...last, activities: [], meals: dinner }, { ...last, date: '2027-05-12' }],
      transport: [leg, { ...leg, id: 'on', from: 'Weststadt', to: 'Norden', date: '2027-05-11', arrivalDate: '2027-05-11', departureTime, arrivalTime }],
    };
  };
  const missing = (plan: FinalPlan): string[] =>
    auditPlan(plan, { request: { ...catalogRequest(), travelEndDate: '2027-05-12' }, findCity: catalogCityFinder(CATALOG) })
      .violations.filter(({ code, day }) => code === 'MEAL_MISSING' && day === 2)
      .map(({ detail }) => detail);

  it('wants no meal of the hours on the way', () => {
    expect(missing(moving('09:00', '13:00'))).toEqual([]);
    expect(missing(moving(null, null))).toEqual([]);
  });
  it('wants those that fit for sure', () => {
    expect(missing(moving('04:00', '05:00'))).toEqual(['2027-05-11 has no lunch']);
    const hungry = moving(null, null);
    expect(missing({ ...hungry, itinerary: hungry.itinerary.map((day) => ({ ...day, meals: [] })) })).toEqual(['2027-05-11 has no dinner']);
    expect(missing({ ...moving(null, null), transport: [] })).toEqual(['2027-05-11 has no breakfast', '2027-05-11 has no lunch']);
  });
});

describe('auditPlan on a catalog that plans by the day', () => {
  const flight = { number: 'F1', from: 'Norden', to: 'Weststadt', date: '2027-05-10', departure: '20:00', arrival: '21:00', price: 20 };
  const evening = { mode: 'flight' as const, departureTime: '20:00', arrivalTime: '21:00', offerId: 'F1' };
  /** The way there is a flight in the evening, and the sight of that day lies two hours of walking from a table reached in no time. */
  const lateArrival = (timeGrain: 'clock' | 'day'): BrokenPlan => {
    const plan = structuredClone(catalogPlan());
    Object.assign(plan.transport[0] ?? {}, evening);
    Object.assign(plan, { selectedFlightOfferId: 'F1', costs: null });
    Object.assign(plan.itinerary[0]?.activities[0]?.place ?? {}, { lat: 50, lng: 8 });
    Object.assign(plan.itinerary[0]?.activities[0] ?? {}, { start: '17:00', end: '18:00' });
    Object.assign(plan.itinerary[0]?.meals?.[0]?.place ?? {}, { lat: 50.3, lng: 8 });
    return { plan, request: catalogRequest(), catalog: Catalog.parse({ ...CATALOG, flights: [flight], timeGrain }) };
  };

  it('holds nothing of a day against the hours of journeys and the ways between places', () => {
    expect(codesOf(audit(lateArrival('clock')))).toEqual(expect.arrayContaining(['FLIGHT_TIME', 'TRAVEL_TIME']));
    expect(codesOf(audit(lateArrival('day'))).filter((code) => code === 'FLIGHT_TIME' || code === 'TRAVEL_TIME')).toEqual([]);
  });
  it('still refuses what lies on another day', () => {
    const broken = lateArrival('day');
    Object.assign(broken.plan.itinerary[1] ?? {}, { date: '2027-05-12' });
    expect(codesOf(audit(broken))).toEqual(expect.arrayContaining(['DATE_MISSING', 'DATE_EXTRA']));
  });
});

describe('auditPlan across time zones', () => {
  const flown = (legs: readonly (readonly [from: string, to: string, departure: string, arrival: string])[]) => {
    const { plan, request } = BROKEN_PLANS.TRANSPORT_RULED_OUT();
    const flights = legs.map(([from, to, departure, arrival], index) => ({
      id: `flight-${index}`,
      mode: 'flight' as const,
      from,
      to,
      date: departure.slice(0, 10),
      departureTime: departure.slice(11),
      arrivalDate: arrival.slice(0, 10),
      arrivalTime: arrival.slice(11),
      description: 'A flight',
      cost: { amount: 0, currency: 'EUR' },
      source: 'estimate' as const,
      offerId: null,
    }));
    const transport = [...plan.transport.filter(({ mode }) => mode !== 'flight'), ...flights];
    const changed = FinalPlan.parse({ ...plan, transport, selectedFlightOfferId: null, selectedReturnFlightOfferId: null });
    const relevant: readonly AuditCode[] = ['FLIGHT_TIME', 'TRANSPORT_CONFLICT'];
    return codesOf(auditPlan(changed, { request: { ...request, originIata: null }, findCity: findGuideCity })).filter((code) => relevant.includes(code));
  };

  it('lets a flight over the date line land on the day before it took off', () =>
    expect(flown([['AKL', 'HNL', '2027-05-10T22:00', '2027-05-10T08:00']])).toEqual([]));
  it('finds a flight that lands before it takes off, though its clock times look well', () =>
    expect(flown([['LAX', 'LHR', '2027-05-10T10:00', '2027-05-10T11:00']])).toEqual(['FLIGHT_TIME']));
  it('lets an overnight flight connect in the morning', () =>
    expect(
      flown([
        ['JFK', 'LHR', '2027-05-10T20:00', '2027-05-11T08:00'],
        ['LHR', 'LIS', '2027-05-11T10:00', '2027-05-11T12:40'],
      ]),
    ).toEqual([]));
  it('finds a connection that leaves while the first flight is in the air, by the instants of both', () =>
    expect(
      flown([
        ['LIS', 'ZRH', '2027-05-10T09:00', '2027-05-10T12:40'],
        ['LHR', 'JFK', '2027-05-10T11:20', '2027-05-10T14:20'],
      ]),
    ).toEqual(['TRANSPORT_CONFLICT']));
});
