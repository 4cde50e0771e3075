import { TerminalError, addDays, toCents } from '@app/contracts';
import type { Constraints, DailyWeather, FlightOption } from '@app/contracts';
import { GUIDE_CITIES, isOpen } from '@app/guide';
import type { GuideCity, GuideEatery, GuidePlace } from '@app/guide';
import { moneyWords } from './money-words.js';
import { planCityTrip } from './plan-city-trip.js';
import { describeProposalOptions } from './proposal-options.js';
import type { CityTripInput, TripPlan } from './trip-input.js';

const CENTRE = { lat: 40, lng: 10 };
const at = (east: number, north: number) => ({ lat: CENTRE.lat + north * 0.009, lng: CENTRE.lng + east * 0.0117 });

const place = (id: string, east: number, north: number, more: Partial<GuidePlace> = {}): GuidePlace => ({
  id,
  name: `The ${id.replaceAll('-', ' ')}`,
  kind: 'landmark',
  interests: ['history'],
  ...at(east, north),
  visitMinutes: 90,
  cost: 0,
  indoor: false,
  hours: 'always',
  rank: 3,
  note: 'A place of the test city.',
  ...more,
});
const eatery = (id: string, east: number, north: number, more: Partial<GuideEatery> = {}): GuideEatery => ({
  id,
  name: `Table ${id}`,
  kind: 'restaurant',
  cuisines: ['local'],
  diets: ['vegetarian'],
  meals: ['lunch', 'dinner'],
  tier: 'budget',
  ...at(east, north),
  mealCost: 10,
  hours: 'always',
  note: 'A table of the test city.',
  ...more,
});
const museumHours = [{ days: 'Tue-Sun', from: '10:00', to: '17:00' }];

/** A town on a grid of kilometres: an old town around the centre, a harbour four kilometres east, one excursion. */
const TOWN: GuideCity = {
  id: 'testtown',
  name: 'Testtown',
  aliases: [],
  country: 'Nowhere',
  countryCode: 'NW',
  continent: 'Europe',
  cityCode: 'TTT',
  ...CENTRE,
  timezone: 'Europe/Rome',
  currency: 'TTD',
  languages: ['Test'],
  plugs: ['C'],
  asOf: '2026-10',
  summary: 'A town that exists only so that plans can be tested on it.',
  bestFor: ['history', 'museums', 'food'],
  airports: [{ iata: 'TTT', name: 'Testtown Airport', ...at(8, 8), transfer: { mode: 'train', minutes: 30, cost: 6 } }],
  climate: Array.from({ length: 12 }, () => ({ highC: 20, lowC: 10, rainMm: 50, rainyDays: 6 })),
  daily: { food: { budget: 30, midrange: 60, premium: 120 }, localTransport: 5 },
  localTransport: { summary: 'Trams run everywhere in town.', singleFare: 2, dayPass: 7 },
  stayAreas: [
    { id: 'old-town', name: 'Old Town', ...at(0, 0), nightly: { budget: 60, midrange: 120, premium: 240 }, note: 'Everything is near.' },
    { id: 'harbour', name: 'Harbour', ...at(4, 0), nightly: { budget: 50, midrange: 90, premium: 200 }, note: 'By the water.' },
    { id: 'hills', name: 'Hills', ...at(0, 5), nightly: { budget: 40, midrange: 80, premium: 160 }, note: 'Quiet and far.' },
  ],
  places: [
    place('castle', 0.2, 0.3, { rank: 5, cost: 12, childCost: 6 }),
    place('city-museum', 0.3, -0.2, { kind: 'museum', interests: ['museums', 'history'], indoor: true, hours: museumHours, cost: 10, rank: 4 }),
    place('art-museum', -0.4, 0.2, { kind: 'museum', interests: ['museums', 'art'], indoor: true, hours: museumHours, cost: 14 }),
    place('science-hall', 0.5, 0.5, {
      kind: 'museum',
      interests: ['science', 'museums'],
      indoor: true,
      cost: 9,
      hours: [{ days: 'Mon-Sun', from: '09:00', to: '18:00' }],
    }),
    place('covered-market', -0.2, -0.3, {
      kind: 'market',
      interests: ['food', 'markets'],
      indoor: true,
      hours: [{ days: 'Mon-Sat', from: '08:00', to: '14:00' }],
    }),
    place('cathedral', 0.1, 0.1, {
      kind: 'religious',
      interests: ['religion', 'architecture'],
      indoor: true,
      rank: 4,
      hours: [{ days: 'Mon-Sun', from: '09:00', to: '18:00' }],
      visitMinutes: 45,
    }),
    place('old-lanes', -0.1, 0, { kind: 'neighbourhood', interests: ['walks'] }),
    place('rose-garden', 0.6, -0.6, { kind: 'garden', interests: ['nature'] }),
    place('lighthouse', 4.4, 0.2, { interests: ['views'] }),
    place('ship-museum', 4.2, -0.1, { kind: 'museum', interests: ['museums'], indoor: true, hours: museumHours, cost: 8 }),
    place('harbour-walk', 4, 0.3, { kind: 'neighbourhood', interests: ['walks'] }),
    place('hill-abbey', 20, 20, { kind: 'day_trip', visitMinutes: 240, rank: 4 }),
    place('jazz-cellar', 0, -0.1, {
      kind: 'nightlife',
      interests: ['nightlife'],
      indoor: true,
      hours: [{ days: 'Mon-Sun', from: '20:00', to: '24:00' }],
      cost: 15,
    }),
  ],
  eateries: [
    eatery('bakery', 0, 0.1, { meals: ['breakfast'], mealCost: 6 }),
    eatery('tavern', 0.2, 0.1),
    eatery('grill', -0.2, 0.2, { diets: [], cuisines: ['grill'] }),
    eatery('garden', 0.4, -0.4, { tier: 'midrange', mealCost: 25 }),
    eatery('pier', 4.1, 0.1, { cuisines: ['seafood'] }),
    eatery('palace', 0, 0, { tier: 'premium', mealCost: 90 }),
    eatery('corner', 0.3, 0.3),
  ],
  safety: ['Trams come silently from behind.'],
};

const flight = (offerId: string, times: readonly [string, string], price = 200): FlightOption => ({
  offerId,
  originIata: 'AAA',
  destinationIata: 'TTT',
  departureAt: times[0],
  arrivalAt: times[1],
  durationMinutes: 120,
  stops: 0,
  carrier: 'Test Air',
  flightNumbers: ['TA 1'],
  price: { amount: price, currency: 'EUR' },
  source: 'live',
});

/** Monday to Friday with a morning flight in and an evening flight out. */
function inputWith(more: Partial<CityTripInput> = {}): CityTripInput {
  return {
    city: TOWN,
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    adults: 2,
    children: 0,
    childrenAges: [],
    currency: 'EUR',
    rateFromCity: 0.5,
    rateAsOf: '2026-11-01',
    preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' },
    tierIsWish: false,
    constraints: null,
    interests: ['museums'],
    weather: [],
    outbound: flight('out', ['2027-05-10T08:00', '2027-05-10T10:00']),
    inbound: flight('back', ['2027-05-14T18:00', '2027-05-14T20:00']),
    groundBudget: null,
    language: 'en',
    ...more,
  };
}
const plan = (more: Partial<CityTripInput> = {}): TripPlan => planCityTrip(inputWith(more));
const constraints = (wishes: Constraints): Partial<CityTripInput> => ({ constraints: wishes });

const visited = (trip: TripPlan): string[] => trip.days.flatMap((day) => day.activities.map((activity) => activity.place.name));
const namesOn = (trip: TripPlan, index: number): string[] => trip.days[index]?.activities.map((activity) => activity.place.name) ?? [];
const tables = (trip: TripPlan): string[] => trip.days.flatMap((day) => (day.meals ?? []).flatMap((meal) => meal.place?.name ?? []));
const rain = (date: string): DailyWeather => ({
  date,
  weatherCode: 65,
  summary: 'Heavy rain',
  highC: 15,
  lowC: 9,
  precipitationMm: 30,
  precipitationProbability: 90,
  riskLevel: 'HIGH',
  source: 'live',
});

describe('planCityTrip', () => {
  it('plans each date of the trip once, with words for a theme', () => {
    const { days } = plan();
    expect(days.map((day) => day.date)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14']);
    expect(new Set(days.map((day) => day.theme)).size).toBe(5);
    for (const day of days) expect(day.theme).not.toMatch(/day \d/i);
  });
  it('keeps opening hours from start to end of every visit and table', () => {
    const trip = plan({ startDate: '2027-05-09', endDate: '2027-05-17' });
    for (const day of trip.days) {
      for (const {
        id,
        place: { name },
        start,
        end,
      } of day.activities.filter(({ kind }) => kind !== 'free_time')) {
        const known = TOWN.places.find((candidate) => candidate.name === name);
        expect([id, known && isOpen(known.hours, known.closedOn, day.date, start, end)]).toEqual([id, true]);
      }
    }
  });
  it('gives activities stable ids that name day, position and place', () => {
    for (const [index, day] of plan().days.entries())
      day.activities.forEach((activity, position) => expect(activity.id).toMatch(new RegExp(`^d${index + 1}-a${position + 1}-[a-z-]+$`)));
  });
  it('gives the same plan for the same input', () => expect(plan()).toEqual(plan()));
  it('goes nowhere twice and leaves days free when the places are used up', () => {
    const trip = plan({ endDate: '2027-06-08', inbound: null });
    const places = trip.days.flatMap((day) => day.activities.filter(({ kind }) => kind !== 'free_time').map((activity) => activity.place.name));
    expect(new Set(places).size).toBe(places.length);
    expect(
      trip.days
        .flatMap((day) => day.activities)
        .filter(({ kind }) => kind === 'free_time')
        .every((activity) => activity.cost.amount === 0),
    ).toBe(true);
    expect(trip.notes.join(' ')).toMatch(/left free/);
  });
  it('puts what lies together on the same day', () => {
    const trip = plan();
    const harbour = ['The lighthouse', 'The ship museum', 'The harbour walk'];
    const daysWithHarbour = trip.days.filter((day) => day.activities.some((activity) => harbour.includes(activity.place.name)));
    expect(daysWithHarbour.length).toBeLessThanOrEqual(2);
  });
  it('starts after arrival, transfer and rest, and ends before the way back', () => {
    const { days } = plan();
    expect((days[0]?.activities ?? []).every((activity) => activity.start >= '12:15')).toBe(true);
    expect((days[4]?.activities ?? []).every((activity) => activity.end <= '15:30')).toBe(true);
  });
  it('holds fewer visits at a slow pace and more at a fast one', () => {
    const perFullDay = (pace: 'slow' | 'fast') =>
      plan({ endDate: '2027-05-12', inbound: null, preferences: { ...inputWith().preferences, preferredPace: pace } }).days[1]?.activities.length;
    expect(perFullDay('slow')).toBe(2);
    expect(perFullDay('fast')).toBeGreaterThanOrEqual(4);
  });
  it('lets a pace in the request beat the preference', () =>
    expect(Math.max(...plan(constraints({ pace: 'slow' })).days.map((day) => day.activities.length))).toBe(2));
  it('stays indoors on a day of heavy rain', () => {
    const trip = plan({ weather: [rain('2027-05-12')] });
    const outdoors = namesOn(trip, 2).filter((name) => !TOWN.places.find((candidate) => candidate.name === name)?.indoor);
    expect(outdoors).toEqual([]);
    expect(trip.days[2]?.weatherNote).toMatch(/^Forecast: Heavy rain/);
  });
  it('says when weather is a normal, and nothing when none is known', () => {
    expect(plan({ weather: [{ ...rain('2027-05-12'), source: 'climate' }] }).days[2]?.weatherNote).toMatch(/^Usual for the season/);
    expect(plan().days[2]?.weatherNote).toBeNull();
  });
  it('makes one excursion on a full day of a long trip and none on a short one', () => {
    expect(namesOn(plan({ interests: ['history'] }), 0).concat(namesOn(plan({ interests: ['history'] }), 4))).not.toContain('The hill abbey');
    expect(visited(plan({ interests: ['history'] })).filter((name) => name === 'The hill abbey')).toHaveLength(1);
    expect(visited(plan({ interests: ['history'], endDate: '2027-05-12', inbound: null }))).not.toContain('The hill abbey');
  });
  it('does not take children to a nightclub', () => {
    expect(visited(plan({ interests: ['nightlife'], children: 1, childrenAges: [9] }))).not.toContain('The jazz cellar');
    expect(visited(plan({ interests: ['nightlife'] }))).toContain('The jazz cellar');
  });
  it('fills a day of arrival in the morning with two or three visits', () => {
    const { days } = plan();
    expect([2, 3]).toContain(days[0]?.activities.length);
    expect(plan({ outbound: flight('out', ['2027-05-10T12:00', '2027-05-10T14:00']) }).days[0]?.activities.length).toBeLessThanOrEqual(2);
  });
  it('sees something in the morning before a flight home after noon', () => {
    const last = plan({ inbound: flight('back', ['2027-05-14T13:20', '2027-05-14T15:20']) }).days[4];
    expect(last?.activities.map(({ end }) => end <= '10:50')).toEqual([true]);
  });
  it('plans no second large visit beside an excursion', () => {
    for (const { activities } of plan({ interests: ['history'] }).days)
      if (activities.some(({ kind }) => kind === 'day_trip')) expect(activities.length).toBeLessThanOrEqual(2);
  });
  it('has an early dinner before an evening out, never after midnight', () => {
    const day = plan({ interests: ['nightlife'] }).days.find(({ activities }) => activities.some(({ kind }) => kind === 'nightlife'));
    const dinner = day?.meals?.find(({ meal }) => meal === 'dinner');
    expect(dinner && dinner.end <= (day?.activities.at(-1)?.start ?? '')).toBe(true);
  });
});

describe('wishes', () => {
  it('plans what must be seen, even when it ranks low', () =>
    expect(visited(plan({ ...constraints({ mustSee: ['rose garden'] }), endDate: '2027-05-11', inbound: null }))).toContain('The rose garden'));
  it('says so when the guide does not know a must-see', () =>
    expect(plan(constraints({ mustSee: ['Floating Pyramid'] })).unmet).toEqual([
      { what: 'Floating Pyramid', why: expect.stringContaining('no place of that name') },
    ]));
  it('says so when a must-see is closed on every date', () => {
    const trip = plan({ ...constraints({ mustSee: ['city museum'] }), startDate: '2027-05-10', endDate: '2027-05-10', outbound: null, inbound: null });
    expect(trip.unmet).toEqual([{ what: 'city museum', why: expect.stringContaining('closed on every date') }]);
  });
  it('finds the only arrangement of several must-sees where filling one by one gets stuck', () => {
    const newYork = GUIDE_CITIES.find((city) => city.id === 'new-york') ?? TOWN;
    const mustSee = ['Times Square', 'Central Park', 'Museum of Modern Art', 'Statue of Liberty'];
    expect(plan({ city: newYork, startDate: '2027-12-20', endDate: '2027-12-21', outbound: null, inbound: null, ...constraints({ mustSee }) }).unmet).toEqual(
      [],
    );
  });
  it('sees one museum that must be seen although museums are avoided', () => {
    expect(visited(plan(constraints({ avoid: ['museums'], mustSee: ['art museum'] }))).filter((name) => name.includes('museum'))).toEqual(['The art museum']);
  });
  it('leaves out what is to be avoided', () =>
    expect(visited(plan(constraints({ avoid: ['museums', 'castle'] }))).filter((name) => /museum|hall|castle/.test(name))).toEqual([]));
  it('seats people only where their diet is kept', () => expect(tables(plan(constraints({ diet: ['vegetarian'] })))).not.toContain('Table grill'));
  it('plans meals without a table when no kitchen keeps the diet, and says so', () => {
    const trip = plan(constraints({ diet: ['kosher'] }));
    expect(tables(trip)).toEqual([]);
    expect(trip.days[1]?.meals).toHaveLength(3);
    expect(trip.unmet.map(({ what }) => what)).toEqual(['diet: kosher']);
  });
  it('serves a wished cuisine once', () => expect(tables(plan(constraints({ cuisines: ['seafood'] })))).toContain('Table pier'));
  it('comes back to a table two days later at the earliest', () => {
    const daysAt = new Map<string, number[]>();
    for (const [index, day] of plan().days.entries())
      for (const meal of day.meals ?? []) if (meal.place) daysAt.set(meal.place.name, [...(daysAt.get(meal.place.name) ?? []), index]);
    const gaps = [...daysAt.values()].flatMap((days) => days.toSorted((a, b) => a - b).flatMap((day, at, all) => (at > 0 ? [day - (all[at - 1] ?? day)] : [])));
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
  });
  it('comes back to one table only on a trip of four days', () => {
    const named = tables(plan({ endDate: '2027-05-13', inbound: null }));
    expect(named.length - new Set(named).size).toBeLessThanOrEqual(1);
  });
});

describe('prices', () => {
  it('converts each price once for all travellers', () => {
    const trip = plan({ children: 1, childrenAges: [8], ...constraints({ mustSee: ['castle'] }) });
    const castle = trip.days.flatMap((day) => day.activities).find((activity) => activity.place.name === 'The castle');
    expect(castle?.cost).toEqual({ amount: (2 * 12 + 6) * 0.5, currency: 'EUR' });
  });
  it('keeps the price, source and offer of the flights', () => {
    const legs = plan().transport.filter((leg) => leg.mode === 'flight');
    expect(legs.map(({ offerId, source, cost }) => ({ offerId, source, cost }))).toEqual(
      ['out', 'back'].map((offerId) => ({ offerId, source: 'live', cost: { amount: 200, currency: 'EUR' } })),
    );
  });
  it('adds up to the total', () => {
    const { costs } = plan();
    expect(Object.values(costs.byCategory).reduce((sum, amount) => sum + toCents(amount), 0)).toBe(toCents(costs.total));
  });
  it('refuses a flight in another currency', () => {
    const dollars = { ...flight('out', ['2027-05-10T08:00', '2027-05-10T10:00']), price: { amount: 1, currency: 'USD' } };
    expect(() => plan({ outbound: dollars })).toThrow(TerminalError);
  });
  it('refuses an end before the start', () => expect(() => plan({ endDate: '2027-05-09' })).toThrow(TerminalError));
});

describe('the budget', () => {
  const ground = (trip: TripPlan) => trip.costs.total - (trip.costs.byCategory.flights ?? 0);
  const usual = ground(plan());
  const steps = (groundBudget: number) =>
    plan({ groundBudget })
      .notes.filter((note) => note.includes('to fit the budget'))
      .map((note) => note.split(' ').slice(0, 2).join(' '));

  it('changes nothing when the trip fits', () => expect(plan({ groundBudget: usual }).days).toEqual(plan().days));
  it('steps down meals first, then the stay, then paid places', () => {
    expect(steps(usual - 10)).toEqual(['Meals were']);
    expect(steps(usual - 120)).toEqual(['Meals were', 'The stay']);
    expect(steps(usual - 300).slice(0, 3)).toEqual(['Meals were', 'The stay', 'Paid places']);
  });
  it.each([10, 60, 120, 200])('fits a budget that is %i lower', (less) => {
    const trip = plan({ groundBudget: usual - less });
    expect(ground(trip)).toBeLessThanOrEqual(usual - less);
    expect(trip.unmet).toEqual([]);
  });
  it('never drops nights or flights, and names the gap and the smallest relaxation', () => {
    const trip = plan({ groundBudget: 100 });
    expect(trip.stays[0]?.nights).toBe(4);
    expect(trip.transport.filter((leg) => leg.mode === 'flight')).toHaveLength(2);
    expect(trip.unmet).toEqual([{ what: 'budget', why: expect.stringContaining(`${moneyWords(ground(trip) - 100, 'EUR')} over`) }]);
  });
});

describe('a proposal', () => {
  const proposal = (...placeIds: string[]) => ({ proposal: { days: [{ date: '2027-05-12', theme: 'By the sea', placeIds }] } });
  it('is kept on its day with its theme', () => {
    const trip = plan(proposal('lighthouse', 'ship-museum', 'harbour-walk'));
    expect(namesOn(trip, 2).sort()).toEqual(['The harbour walk', 'The lighthouse', 'The ship museum']);
    expect(trip.days[2]?.theme).toBe('By the sea');
  });
  it('is completed with places of the guide', () => expect(namesOn(plan(proposal('lighthouse')), 2).length).toBeGreaterThanOrEqual(3));
  it('is repaired when it names a closed day', () => {
    const trip = plan({ proposal: { days: [{ date: '2027-05-10', placeIds: ['city-museum'] }] } });
    expect(namesOn(trip, 0)).not.toContain('The city museum');
    expect(visited(trip)).toContain('The city museum');
  });
  it('has unknown places named and left out', () => expect(plan(proposal('atlantis')).notes.join(' ')).toContain('atlantis (not in the guide)'));
  it('chooses from a list without what is avoided, the best first', () => {
    const options = describeProposalOptions(TOWN, { interests: ['museums'], constraints: { avoid: ['castle'] }, children: 0 });
    expect(options[0]).toMatchObject({ id: 'city-museum', closed: ['Mon'], cost: 10, minutes: 90 });
    expect(options.map(({ id }) => id)).not.toContain('castle');
  });
});

describe('every city of the guide', () => {
  it.each(GUIDE_CITIES.map((city) => [city.name, city] as const))('%s fills a week with visits on each full day', (_, city) => {
    const trip = plan({ city, endDate: addDays('2027-05-10', 6), inbound: null, rateFromCity: 0.1 });
    for (const day of trip.days.slice(1, 6)) expect(day.activities.length).toBeGreaterThanOrEqual(2);
    expect(trip.unmet).toEqual([]);
  });
});
