import { Catalog, UserRequest } from '@app/contracts';
import type { Constraints, DayStrings } from '@app/contracts';
import { auditPublished } from './audit-published.js';
import { PUBLISHED_CODES } from './published-codes.js';
import type { PublishedCode } from './published-codes.js';

const tables = (city: string, names: readonly string[]) => names.map((name) => ({ name, city, averageCost: 10, cuisines: ['Thai', 'Local'] }));
const sights = (city: string, names: readonly string[]) => names.map((name) => ({ name, city }));

/** A home and two towns of the state Coastland, one of another. */
const CATALOG = Catalog.parse({
  currency: 'USD',
  cities: [
    { name: 'Home', state: 'Inland' },
    { name: 'Bay', state: 'Coastland' },
    { name: 'Cape', state: 'Coastland' },
    { name: 'Moor', state: 'Upland' },
  ],
  flights: [
    { number: 'X1', from: 'Home', to: 'Bay', date: '2027-05-10', departure: '08:00', arrival: '10:00', price: 100 },
    { number: 'X2', from: 'Bay', to: 'Home', date: '2027-05-12', departure: '18:00', arrival: '20:00', price: 100 },
  ],
  ground: [
    { from: 'Home', to: 'Bay', mode: 'self-driving', durationMinutes: 200, cost: 40 },
    { from: 'Home', to: 'Bay', mode: 'taxi', durationMinutes: 1_500, cost: 40 },
  ],
  accommodations: [
    { name: 'Dune House', city: 'Bay', price: 70, roomType: 'Entire home/apt', houseRules: ['No pets', 'No smoking'], minimumNights: 2, capacity: 2 },
    { name: 'Pier Room', city: 'Bay', price: 50, roomType: 'Private room', houseRules: [], minimumNights: 1, capacity: 1 },
  ],
  restaurants: [...tables('Bay', ['Anchor', 'Basil', 'Cod, Chips & Co', 'Deck', 'Eel', 'Fig']), ...tables('Home', ['Mum'])],
  attractions: sights('Bay', ['Lighthouse', 'Old Dock', 'Reef']),
});

const day = (city: string, more: Partial<DayStrings>): DayStrings => ({
  current_city: city,
  transportation: '-',
  breakfast: '-',
  lunch: '-',
  dinner: '-',
  attraction: '-',
  accommodation: '-',
  ...more,
});
const goodDays = (): DayStrings[] => [
  day('from Home to Bay', {
    transportation: 'Flight Number: X1, from Home to Bay, Departure Time: 08:00',
    dinner: 'Anchor, Bay',
    accommodation: 'Dune House, Bay',
  }),
  day('Bay', {
    breakfast: 'Basil, Bay',
    lunch: 'Cod, Chips & Co, Bay',
    dinner: 'Deck, Bay',
    attraction: 'Lighthouse, Bay;Old Dock, Bay;',
    accommodation: 'Dune House, Bay',
  }),
  day('from Bay to Home', { transportation: 'Flight Number: X2, from Bay to Home', breakfast: 'Eel, Bay', lunch: 'Fig, Bay', attraction: 'Reef, Bay;' }),
];
const requestOf = (constraints: Constraints = {}, more: object = {}) =>
  UserRequest.parse({
    requestText: 'three days at the sea',
    originCity: 'Home',
    destinationHint: 'Bay',
    travelStartDate: '2027-05-10',
    travelEndDate: '2027-05-12',
    budget: 700,
    currency: 'USD',
    adults: 2,
    constraints: { cities: 1, ...constraints },
    ...more,
  });

type Breaking = (days: DayStrings[]) => void;
const change =
  (index: number, more: Partial<DayStrings>): Breaking =>
  (days) => {
    days[index] = { ...(days[index] as DayStrings), ...more };
  };
const codes = (days: readonly DayStrings[], request = requestOf()) => auditPublished(days, request, CATALOG).violations.map(({ code }) => code);
const broken = (breakIt: Breaking, request = requestOf()) => {
  const days = goodDays();
  breakIt(days);
  return codes(days, request);
};
const nothing: Breaking = () => undefined;

/** One thing wrong for each rule; what follows from it is listed too. */
const BREAKS: readonly (readonly [PublishedCode, Breaking, UserRequest?, PublishedCode[]?])[] = [
  ['is_reasonable_visiting_city', change(2, { current_city: 'from Bay to Bay', transportation: 'by foot in Bay' })],
  ['is_valid_restaurants', change(1, { lunch: 'Anchor, Bay' })],
  ['is_valid_attractions', change(2, { attraction: 'Lighthouse, Bay;' })],
  ['is_valid_accommodation', change(1, { accommodation: 'Pier Room, Bay' })],
  ['is_valid_transportation', change(0, { transportation: 'Self-driving, from Home to Bay' })],
  [
    'is_valid_information_in_current_city',
    change(2, { breakfast: 'Mum, Home', current_city: 'from Bay to Home', lunch: 'Fig, Bay', dinner: 'zzz, Moor' }),
    requestOf(),
    ['is_valid_information_in_sandbox'],
  ],
  ['is_valid_information_in_sandbox', change(1, { dinner: 'Nowhere, Bay' })],
  ['is_not_absent', change(1, { lunch: '-' })],
  ['valid_cuisine', nothing, requestOf({ cuisines: ['Lunar'] })],
  ['valid_room_rule', nothing, requestOf({ houseRule: 'pets' })],
  ['valid_transportation', nothing, requestOf({ transportation: 'no flight' })],
  ['valid_room_type', nothing, requestOf({ roomType: 'private room' })],
  ['valid_cost', nothing, requestOf({}, { budget: 659 })],
];

describe('auditPublished', () => {
  it('passes a good plan and adds up what the catalog says', () => {
    expect(
      auditPublished(goodDays(), requestOf({ cuisines: ['Thai'], roomType: 'entire room', houseRule: 'parties', transportation: 'no self-driving' }), CATALOG),
    ).toEqual({
      pass: true,
      violations: [],
      totals: { byCategory: { flights: 400, meals: 120, stays: 140 }, total: 660, currency: 'USD' },
    });
  });
  it.each(BREAKS.map(([code, breakIt, request = requestOf(), alsoFound = []]) => ({ code, breakIt, request, alsoFound })))(
    'finds $code',
    ({ code, breakIt, request, alsoFound }) => expect([...broken(breakIt, request)].sort()).toEqual([code, ...alsoFound].sort()),
  );
  it('has a broken plan for every rule', () => expect(BREAKS.map(([code]) => code).sort()).toEqual(Object.keys(PUBLISHED_CODES).sort()));
  it('does not ask for the demands of a plan with inventions', () =>
    expect(broken(change(1, { dinner: 'Nowhere, Bay' }), requestOf({ roomType: 'private room' }))).toEqual(['is_valid_information_in_sandbox']));
  it('names the day that is to blame', () =>
    expect(
      auditPublished(
        goodDays().map((one, index) => (index === 1 ? { ...one, lunch: 'Anchor, Bay' } : one)),
        requestOf(),
        CATALOG,
      ).violations,
    ).toEqual([{ code: 'is_valid_restaurants', detail: 'Anchor, Bay comes again', day: 2 }]));
  it('takes a part of a name for the name, and a way of a day for none', () => {
    expect(broken(change(1, { dinner: 'Dec, Bay' }))).toEqual([]);
    expect(broken(change(0, { transportation: 'Taxi, from Home to Bay' }))).toEqual(['is_valid_information_in_sandbox']);
  });
  it('does not read an attraction without a semicolon after it', () => expect(broken(change(2, { attraction: 'Nothing, Nowhere' }))).toEqual([]));
  it('wants every city of a longer trip in the state that was asked for', () => {
    const days = [
      ...goodDays().slice(0, 2),
      day('from Bay to Moor', { transportation: 'x Bay Moor', accommodation: '-' }),
      day('from Moor to Home', { transportation: 'x Moor Home' }),
    ];
    const request = requestOf({ cities: 2 }, { destinationHint: 'Coastland', travelEndDate: '2027-05-13' });
    expect(codes(days, request)).toContain('is_reasonable_visiting_city');
    expect(auditPublished(days, request, CATALOG).violations[0]?.detail).toBe('Moor is not in Coastland');
  });
  it('answers at once for words made to be slow', () => {
    const words = `from${' '.repeat(1_900)}to`;
    expect(codes([day(words, { transportation: words }), day(words, {}), day(words, {})])).toContain('is_not_absent');
  });
  it('explains every rule', () => {
    for (const sentence of Object.values(PUBLISHED_CODES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
