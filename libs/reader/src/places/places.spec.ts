import { readRequest } from '../read-request.js';
import { createPlaceIndex } from './place-index.js';
import { typingErrors } from './misspelling.js';
import { resolvePlace } from './resolve-place.js';

const guideCities = [
  {
    name: 'Lisbon',
    aliases: ['lisboa', 'lissabon', 'lx'],
    country: 'Portugal',
    countryCode: 'PT',
    cityCode: 'LIS',
    lat: 38.72,
    lng: -9.14,
    airports: [{ iata: 'LIS' }],
  },
];
const places = createPlaceIndex({ guideCities });
const whereOf = (text: string) => {
  const { originCity, originIata, destinations, destinationCityCode, destinationIata } = readRequest(text, { now: '2027-04-20', places }).parsed;
  return { originCity, originIata, destinations, destinationCityCode, destinationIata };
};
const route = (text: string) => {
  const { originCity, destinations } = whereOf(text);
  return [originCity, ...destinations];
};

describe('origin and destinations', () => {
  it.each([
    ['from Zurich to Tokyo', 'Zurich', ['Tokyo']],
    ['to Tokyo from Zurich', 'Zurich', ['Tokyo']],
    ['leaving Boston for Denver', 'Boston', ['Denver']],
    ['Berlin to Prague', 'Berlin', ['Prague']],
    ['we set off from Leeds and want to see Rome, Florence and Venice', 'Leeds', ['Rome', 'Florence', 'Venice']],
    ['from zurich to lisbon', 'Zurich', ['Lisbon']],
    ['von Zürich nach Wien', 'Zurich', ['Vienna']],
    ['de Paris à Lyon', 'Paris', ['Lyon']],
    ['de Madrid a Sevilla', 'Madrid', ['Seville']],
    ['a trip to Paris, Texas', null, ['Paris']],
    ['Portland, OR to Seattle, WA', 'Portland', ['Seattle']],
    ['out of LAX', 'Los Angeles', []],
    ['2 cities in New York from Chicago', 'Chicago', ['New York']],
    ['visiting 3 cities in Texas', null, ['Texas']],
    ['a round trip through Italy: Rome and Naples', null, ['Rome', 'Naples']],
    ['from Rome to Milan and back to Rome', 'Rome', ['Milan']],
    ['5 Tage Lissabon', null, ['Lisbon']],
    ['my departure city is Vienna, destination: Athens', 'Vienna', ['Athens']],
    ['Nairobi is the departure city', 'Nairobi', []],
    ['Barcelona from Berlin, we must see the Prado', 'Berlin', ['Barcelona']],
    ['a week in The Hague', null, ['The Hague']],
    ['in Philly', null, ['Philadelphia']],
    ['to San Fran', null, ['San Francisco']],
    ['in KL', null, ['Kuala Lumpur']],
    ['to Japan', null, ['Japan']],
    ['nous partons de Genève pour Rome', 'Geneva', ['Rome']],
    ['nach Spanien', null, ['Spain']],
    ['start in Naples and end in Bari, flying from Oslo', 'Oslo', ['Naples', 'Bari']],
  ])('%s', (text, origin, destinations) => expect(route(text)).toEqual([origin, ...destinations]));

  it('gives codes where an airport serves the city', () => {
    expect(whereOf('from Zurich to Tokyo')).toMatchObject({ originIata: 'ZRH', destinationCityCode: 'TYO', destinationIata: 'HND' });
    expect(whereOf('from LGW to ROM')).toMatchObject({ originCity: 'London', originIata: 'LGW', destinations: ['Rome'] });
    expect(whereOf('to Paris, Texas')).toMatchObject({ destinationIata: null, destinationCityCode: null });
  });
  it.each([
    ['barcelna', 'Barcelona'],
    ['Amsterdm', 'Amsterdam'],
    ['san fransisco', 'San Francisco'],
    ['kopenhagn', 'Copenhagen'],
    ['Lisbonn', 'Lisbon'],
  ])('reads a trip to %s', (typed, meant) => expect(route(`a trip to ${typed}`)).toEqual([null, meant]));
  it.each([
    'plan something nice for my birthday',
    'we are reading about a bath in march',
    'the best of the mobile world',
    'ich möchte gut essen',
    'on the same date',
    'I have a split budget',
    'somewhere warm by the sea',
    'fly with Alaska Airlines',
    'an American breakfast',
  ])('finds no place in "%s"', (text) => expect(route(text)).toEqual([null]));
  it.each([
    ['to Nice', 'Nice'],
    ['in Reading', 'Reading'],
    ['nice, france', 'Nice'],
  ])('finds the town in "%s"', (text, town) => expect(route(`a trip ${text}`)).toEqual([null, town]));
  it('takes the airport of a city from across its border', () =>
    expect(whereOf('from Basel to NYC')).toMatchObject({ originIata: 'BSL', destinationIata: 'JFK', destinationCityCode: 'NYC' }));
  it('tells cities of one name apart by the rest of the trip', () => expect(route('from St. Petersburg to Tampa')).toEqual(['St. Petersburg', 'Tampa']));
  it('asks nobody for a home airport that was not said', () => {
    expect(readRequest('to Rome', { now: '2027-04-20', places, homeAirport: 'ZRH' }).parsed.originIata).toBeNull();
  });
});

describe('resolvePlace', () => {
  it.each([
    ['Paris', 'FR', 'CDG'],
    ['paris, texas', 'US', undefined],
    ['Paris, France', 'FR', 'CDG'],
    ['münchen', 'DE', 'MUC'],
    ['NYC', 'US', 'JFK'],
    ['ZRH', 'CH', 'ZRH'],
    ['Sydney, Australia', 'AU', 'SYD'],
    ['Portland, Maine', 'US', 'PWM'],
    ['Goa', 'IN', 'GOI'],
  ])('%s', (name, countryCode, iata) => {
    const place = resolvePlace(name, places);
    expect([place?.countryCode, place?.iata]).toEqual([countryCode, iata]);
  });
  it.each(['Rome, Japan', 'qqqqqq', ''])('knows no "%s"', (name) => expect(resolvePlace(name, places)).toBeNull());
  it('lets the guide name its city', () => expect(resolvePlace('LX', places)).toMatchObject({ name: 'Lisbon', iata: 'LIS', country: 'Portugal' }));
});

describe('typing errors', () => {
  it.each([
    ['lisbon', 'lisbon', 0],
    ['lisbn', 'lisbon', 1],
    ['lsibon', 'lisbon', 1],
    ['lizbonn', 'lisbon', 2],
    ['rome', 'lisbon', 3],
  ])('%s for %s', (a, b, errors) => expect(typingErrors(a, b, 2)).toBe(errors));
});

describe('places that must be asked about', () => {
  const doubtsOf = (text: string) => readRequest(text, { now: '2027-04-20', places }).contradictions;

  it('are those of which there are several, with what tells them apart', () => {
    const [doubt] = doubtsOf('a weekend in Springfield, 400 dollars');
    expect(doubt).toMatchObject({ field: 'destinationHint', options: expect.arrayContaining(['Springfield, Missouri', 'Springfield, Illinois']) });
    expect(doubt?.message).toContain('more than one Springfield');
  });
  it.each(['a weekend in Springfield, Illinois', 'a weekend in Lisbon', 'a weekend in Paris', 'from Chicago to Portland'])('are not in "%s"', (text) =>
    expect(doubtsOf(text)).toEqual([]),
  );
  it.each([
    ['5 days in Xyzzyburg in May', 'Xyzzyburg'],
    ['eine Woche nach Quabblingen', 'Quabblingen'],
  ])('are those that nobody knows: %s', (text, name) => expect(doubtsOf(text)).toEqual([{ field: 'destinationHint', message: expect.stringContaining(name) }]));
  it.each(['a week in English countryside', 'eine Woche Strandurlaub in der Sonne', '5 Tage in Ruhe entspannen', 'a trip in May', 'somewhere nice and warm'])(
    '"%s" names none',
    (text) => expect(doubtsOf(text)).toEqual([]),
  );
  it('are settled when somebody says which one', () => {
    const { parsed: previous } = readRequest('5 days in Springfield from 3 May', { now: '2027-04-20', places });
    const { parsed, contradictions } = readRequest('Springfield, Illinois', { now: '2027-04-20', places, previous, asked: ['originCity', 'destinationHint'] });
    expect([parsed.originCity, parsed.destinationHint, contradictions]).toEqual([null, 'Springfield', []]);
  });
});

describe('where a group comes from', () => {
  it.each([
    ['Somos cuatro amigos de Sevilla y queremos ir a Praga', ['Seville', 'Prague']],
    ['Nous sommes quatre amis de Lyon et nous voulons aller à Prague', ['Lyon', 'Prague']],
    ['four friends from Boston want to see Rome', ['Boston', 'Rome']],
  ])('%s', (text, places) => expect(route(text)).toEqual(places));
});

describe('careless writing', () => {
  it.each<[string, (string | null)[]]>([
    ['barcelna 4 nights from 9 june', [null, 'Barcelona']],
    ['paris and barcelna, 10 to 17 may', [null, 'Paris', 'Barcelona']],
    ['from Lax to Jfk on 3 May', ['Los Angeles', 'New York City']],
    ['from jfk to lax on 3 may', ['New York City', 'Los Angeles']],
  ])('%s', (text, places) => expect(route(text)).toEqual(places));
  it.each(['a nice hotel in Rome', 'Nice hotel in Rome', 'rome and nightlife', 'I want to see Rome and get to eat'])('"%s" is about Rome alone', (text) =>
    expect(route(text)).toEqual([null, 'Rome']),
  );
});
