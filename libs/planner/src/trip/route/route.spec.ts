import { daysBetween } from '@app/contracts';
import type { RequestedStop } from '@app/contracts';
import { briefOf, homeIn, partsOf, stopNamed } from '../testing/made-briefs.js';
import { dateStops, firstNight } from './date-stops.js';
import { currenciesOf, outlineTrip, routeOf } from './outline-trip.js';
import { splitNights } from './split-nights.js';
import { stopWindows } from './stop-windows.js';

const routeFor = (places: readonly (string | RequestedStop)[], more: Parameters<typeof briefOf>[1] = {}) => routeOf(briefOf(places, more), () => null);
const namesOf = (places: readonly (string | RequestedStop)[], more: Parameters<typeof briefOf>[1] = {}) =>
  routeFor(places, more).stops.map(({ town }) => town.name);
const nightsOf = (places: readonly (string | RequestedStop)[], nights: number) => splitNights(routeFor(places).stops, nights);

describe('the towns of a request', () => {
  it('are found under names of other languages', () => expect(namesOf(['Wien', 'Praha'])).toEqual(expect.arrayContaining(['Vienna', 'Prague'])));
  it('keep a name that nobody knows apart instead of guessing', () => {
    const { stops, unknown } = routeFor(['Lisbon', 'Qwertzburg']);
    expect(stops.map(({ town }) => town.name)).toEqual(['Lisbon']);
    expect(unknown.map(({ place }) => place)).toEqual(['Qwertzburg']);
  });
  it('that are day trips are slept in by nobody', () => {
    const { stops, dayTrips } = routeFor(['Lisbon', stopNamed('Sintra', { role: 'day_trip', nights: 0 })]);
    expect(stops.map(({ town }) => town.name)).toEqual(['Lisbon']);
    expect(dayTrips.map(({ place }) => place)).toEqual(['Sintra']);
  });
  it('may lie near a place that only the finder knows', () => {
    const found = routeOf(briefOf(['Qwertzburg']), () => ({ name: 'Qwertzburg', country: 'Portugal', countryCode: 'PT', lat: 38.72, lng: -9.14 }));
    expect(found.stops.map(({ town }) => town.name)).toEqual(['Lisbon']);
  });
});

describe('the order of the stops', () => {
  const zigzag = ['Naples', 'Milan', 'Rome', 'Bologna'];
  it('is a round without a zigzag where it is free', () => {
    const order = namesOf(zigzag, { home: homeIn('Zurich') });
    expect(['Rome>Naples', 'Naples>Rome'].some((pair) => order.join('>').includes(pair))).toBe(true);
    expect([order[0], order.at(-1)]).toContain('Milan');
  });
  it('is kept as said where it was given, and where an end is fixed', () => {
    const { route } = briefOf(zigzag);
    expect(namesOf(zigzag, { route: { ...route, order: 'given' } })).toEqual(zigzag);
    expect(namesOf(zigzag, { route: { ...route, startAt: 'Rome' } })[0]).toBe('Rome');
    expect(namesOf(zigzag, { route: { ...route, returnFrom: 'Bologna' } }).at(-1)).toBe('Bologna');
  });
  it('is kept as given where people fly home from an earlier stop that shares the airport of the last', () => {
    const andes = briefOf(['Lima', 'Cusco', 'Machu Picchu']);
    const route = { ...andes.route, order: 'given' as const, returnFrom: 'Cusco' };
    expect(namesOf(['Lima', 'Cusco', 'Machu Picchu'], { route })).toEqual(['Lima', 'Cusco', 'Machu Picchu']);
  });
  it('follows the dates that were said', () => {
    const dated = [stopNamed('Porto', { arrive: '2027-05-14' }), stopNamed('Madrid', { arrive: '2027-05-10' }), stopNamed('Lisbon', { arrive: '2027-05-12' })];
    expect(namesOf(dated)).toEqual(['Madrid', 'Lisbon', 'Porto']);
  });
});

describe('nights', () => {
  it('are shared out to the last one, each stop has one at least, and the place with more to see has more', () => {
    const { nights, missing } = nightsOf(['Lisbon', 'Sintra'], 6);
    expect(nights.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(Math.min(...nights)).toBeGreaterThan(0);
    expect(missing).toBe(0);
    const byName = Object.fromEntries(routeFor(['Lisbon', 'Sintra']).stops.map(({ town }, index) => [town.name, nights[index] ?? 0]));
    expect(byName['Lisbon']).toBeGreaterThan(byName['Sintra'] ?? 0);
  });
  it('that were said are kept', () => {
    const stops = routeFor([stopNamed('Lisbon', { nights: 2 }), 'Porto']).stops;
    const { nights } = splitNights(stops, 6);
    expect(nights[stops.findIndex(({ town }) => town.name === 'Lisbon')]).toBe(2);
  });
  it('beyond those of the dates are counted as missing, not made up', () => {
    const { nights, missing } = nightsOf([stopNamed('Lisbon', { nights: 5 }), stopNamed('Porto', { nights: 4 })], 6);
    expect(missing).toBe(3);
    expect(nights.reduce((sum, count) => sum + count, 0)).toBe(6);
  });
  it('are none where one only passes', () => expect(nightsOf([stopNamed('Lisbon', { role: 'pass' })], 0).nights).toEqual([0]));
});

describe('the dates of the stops', () => {
  it('follow each other without a gap from the first day to the last', () => {
    const { dates } = partsOf(briefOf(['Lisbon', 'Porto', 'Madrid']));
    expect([dates[0]?.arrive, dates.at(-1)?.leave]).toEqual(['2027-05-10', '2027-05-16']);
    dates.slice(1).forEach(({ arrive }, index) => expect(arrive).toBe(dates[index]?.leave));
    for (const { arrive, leave, nights } of dates) expect(daysBetween(arrive, leave)).toBe(nights);
  });
  it('begin with the night after the landing; who lands in the small hours still sleeps that night', () => {
    expect(firstNight({ arrive: { date: '2027-05-11', minute: 1200 } })).toBe('2027-05-11');
    expect(firstNight({ arrive: { date: '2027-05-11', minute: 60 } })).toBe('2027-05-10');
    const { outline } = partsOf(briefOf(['Lisbon']));
    const landed = { legs: [], leave: { date: '2027-05-10', minute: 600 }, arrive: { date: '2027-05-11', minute: 600 } };
    expect(dateStops(outline, landed).dates[0]).toEqual({ arrive: '2027-05-11', leave: '2027-05-16', nights: 5 });
  });
});

describe('the hours of a stop', () => {
  const dates = { arrive: '2027-05-10', leave: '2027-05-12', nights: 2 };
  const there = { legs: [], leave: { date: '2027-05-10', minute: 540 }, arrive: { date: '2027-05-10', minute: 870 } };
  const on = { legs: [], leave: { date: '2027-05-12', minute: 600 }, arrive: { date: '2027-05-12', minute: 800 } };
  it('begin after the arrival and end before the way on', () => {
    const windows = stopWindows(dates, there, on);
    expect(windows.map(({ kind }) => kind)).toEqual(['arrival', 'full', 'departure']);
    expect(windows[0]?.fromMinute).toBeGreaterThanOrEqual(870);
    expect(windows[2]?.toMinute).toBeLessThanOrEqual(600);
  });
  it('leave a night’s sleep to who lands after midnight', () => {
    const [first] = stopWindows({ ...dates, arrive: '2027-05-10' }, { ...there, arrive: { date: '2027-05-10', minute: 120 } }, on);
    expect(first?.fromMinute).toBeGreaterThanOrEqual(120 + 420);
  });
  it('have a whole day before a departure and after an arrival in the small hours', () => {
    const night = { ...there, arrive: { date: '2027-05-11', minute: 45 } };
    const early = { ...on, leave: { date: '2027-05-12', minute: 1430 } };
    expect(stopWindows({ arrive: '2027-05-10', leave: '2027-05-13', nights: 3 }, night, early).map(({ kind }) => kind)).toEqual(['arrival', 'full', 'full']);
  });
  it('are none on a day that is spent on the way', () => {
    const [first] = stopWindows(dates, { ...there, arrive: { date: '2027-05-11', minute: 540 } }, on);
    expect(first?.fromMinute).toBe(first?.toMinute);
  });
});

describe('the outline of a trip', () => {
  it('has ways from home, between and back, and none for who lives there or brings their own', () => {
    const outlineOf = (more: Parameters<typeof briefOf>[1]) => {
      const brief = briefOf(['Lisbon', 'Porto'], more);
      return outlineTrip(
        brief,
        routeOf(brief, () => null),
        () => 1,
      );
    };
    const usual = outlineOf({ home: homeIn('Zurich') });
    expect([usual.outLeg?.from.city, usual.homeLeg?.to.city, usual.betweenLegs.length]).toEqual(['Zurich', 'Zurich', 1]);
    expect(usual.outLeg?.seeksFlight).toBe(true);
    const { route } = briefOf(['Lisbon', 'Porto']);
    const own = outlineOf({ home: homeIn('Zurich'), route: { ...route, ownWayThere: true } });
    expect([own.outLeg, own.homeLeg]).toEqual([null, null]);
    const neighbour = outlineTrip(briefOf(['Lisbon'], { home: homeIn('Lisbon') }), routeFor(['Lisbon']), () => 1);
    expect([neighbour.outLeg, neighbour.homeLeg]).toEqual([null, null]);
  });
  it('names every currency that a price of it may be in, the one at home included', () => {
    const brief = briefOf(['Tokyo'], { home: homeIn('Seoul') });
    expect(
      currenciesOf(
        routeOf(brief, () => null),
        brief,
      ),
    ).toEqual(expect.arrayContaining(['JPY', 'KRW']));
    expect(
      currenciesOf(
        routeOf(brief, () => null),
        brief,
      ),
    ).not.toContain('EUR');
  });
});
