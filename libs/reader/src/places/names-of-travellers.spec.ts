import { readRequest } from '../read-request.js';
import { createPlaceIndex } from './place-index.js';

const area = (name: string, countryCode: string, lat: number, lng: number, parts: readonly string[] = []) => ({
  ...{ name, aliases: parts, country: countryCode, countryCode, lat, lng, airports: [] },
  isArea: true,
  parts: new Set(parts),
});

const places = createPlaceIndex({
  guideCities: [
    area('Shetland', 'GB', 60.3, -1.25, ['lerwick']),
    area('Isles of Scilly', 'GB', 49.93, -6.31),
    area('Hawaii Island', 'US', 19.6, -155.5, ['kona']),
    area('Texel', 'NL', 53.06, 4.8),
  ],
});
const read = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed;
const staysOf = (text: string) => read(text).route?.stops.flatMap(({ place, nights, role }) => (role === 'stay' ? [[place, nights]] : []));

describe('short names of cities', () => {
  it.each<[string, string[], string | null]>([
    ['hk from manila, 4 nights in may 2027, two of us', ['Hong Kong'], 'Manila'],
    ['weekend in sf from denver, 2 nights, 7 to 9 may 2027', ['San Francisco'], 'Denver'],
    ['flying out of Denver, 3 nights sf and then 3 nights la, 3 to 9 April 2027', ['San Francisco', 'Los Angeles'], 'Denver'],
    ['ams for kings day, 25 to 28 april 2027, from berlin by train', ['Amsterdam'], 'Berlin'],
    ['dc with the kids, march 27 to april 1 2027, train from richmond', ['Washington'], 'Richmond'],
    ['Vietnam with my brother: Hanoi 3 nights, Hue 2. from brisbane, two mates, 1 to 6 December 2027', ['Hanoi', 'Hue'], 'Brisbane'],
  ])('are read: %s', (text, destinations, origin) => {
    const { destinations: said, originCity } = read(text);
    expect([said.map((name) => name.replace('Huế', 'Hue')), originCity]).toEqual([destinations, origin]);
  });

  it('are words of their own in other languages', () =>
    expect(read('Queremos ver la playa, 4 noches en Valencia desde Madrid').destinations).toEqual(['Valencia']));
});

describe('days out', () => {
  it.each([
    ['riga with my mum, from dublin, 10 to 14 june 2027. a beach day at jurmala, the central market', ['Riga']],
    ['Gdansk from Oslo, four nights, 20 to 24 May 2027. A train out to Sopot for a swim', ['Gdańsk']],
    ['We fly from Edinburgh to Madrid on 4 March 2027, 5 nights. One day Toledo, one day Segovia', ['Madrid']],
    ['Portland, Maine from Boston, October 8 to 11 2027. Lobster, a day trip to Kennebunkport', ['Portland']],
    ['4 Frauen nach Budapest ab Linz, 10. bis 13. Juni 2027. Szentendre als Halbtagesausflug', ['Budapest']],
  ])('are no stops: %s', (text, stays) => expect(staysOf(text)?.map(([place]) => place)).toEqual(stays));

  it('leave the length of the trip as it was said', () =>
    expect(read('Lisbon from Leeds, 3 to 8 April 2027. A day trip to Sintra').route?.stops[0]?.nights).not.toBe(0));
});

describe('islands and regions', () => {
  it.each<[string, [string, number | null][]]>([
    ['Lerwick, Shetland for 5 nights, flying from Aberdeen, 3 to 8 July 2027', [['Lerwick', 5]]],
    ["We'd like St Mary's, Isles of Scilly, five nights from 7 June 2027, we live in Exeter", [["St Mary's", 5]]],
    [
      'From Seattle: 4 nights Kona and 3 nights Hilo, 20 to 27 March 2027',
      [
        ['Kona', 4],
        ['Hilo', 3],
      ],
    ],
    ['Texel! 4 nights in De Koog with kids 3 and 6, from Eindhoven by car, 24 to 28 May 2027', [['De Koog', 4]]],
  ])('stand around the towns in them: %s', (text, stops) => expect(staysOf(text)).toEqual(stops));
});

describe('names that nobody knows', () => {
  it('are stops where they have nights beside another stop', () => {
    expect(staysOf('Ullapool 3 nights and Lochinver 2 nights, from Glasgow, 7 to 12 May 2027')).toEqual([
      ['Ullapool', 3],
      ['Lochinver', 2],
    ]);
    expect(staysOf('Train from York: Edinburgh 2 nights, Fort William 2 nights, Mallaig 1, home on 13 August')?.at(-1)).toEqual(['Mallaig', 1]);
  });

  it.each(['Edinburgh 2 nights, then a night in der Wüste', 'Lisbon 2 nights and 3 nights All Inclusive', "I'm 41. Delhi 2 nights, Agra 1"])(
    'are no stops without a name: %s',
    (text) => expect(staysOf(text)?.every(([place]) => ['Edinburgh', 'Lisbon', 'Delhi', 'Agra'].includes(String(place)))).toBe(true),
  );
});

describe('home', () => {
  it.each([
    ['Wir fahren in Stuttgart mit dem Zug los: 2 Nächte Bozen, 3 Nächte Verona, 5. bis 10. Juni 2027', 'Stuttgart'],
    ["We're a family of 5 in Leeds, a cottage near Whitby for 4 nights from 26 July 2027", 'Leeds'],
    ['A gentle week in Portugal. Amsterdam to Lisbon, Monday 1 March to Monday 8 March 2027', 'Amsterdam'],
    ['From Athens: Naxos 4 nights, then back to Athens 1 night before our flight home to Brussels', 'Brussels'],
    ['just moved to Utrecht and a friend visits from Porto. 3 nights in Maastricht, 2 to 5 July 2027', 'Utrecht'],
  ])('is where the words say: %s', (text, origin) => expect(read(text).originCity).toBe(origin));
});

describe('names that are parts of other names', () => {
  it('are no places: the harbour of a town is no traveller, a mountain is no town', () => {
    expect(read("Fall colors in Bar Harbor with my mom! We're driving from Hartford CT, 3 nights. Sunrise on Cadillac Mountain").destinations).toEqual([
      'Bar Harbor',
    ]);
  });
  it('leaves nights to the place that is slept in', () =>
    expect(staysOf('Las Vegas 2 nights, then Springdale, Utah for Zion 3 nights, from Minneapolis')?.[0]).toEqual(['Las Vegas', 2]));
  it('gives a place where they merely land no night', () =>
    expect(staysOf('15 to 20 May 2027 from Zurich. Flight to Lisbon and a car from there: 2 nights in Coimbra, 3 in Braga')).toEqual([
      ['Coimbra', 2],
      ['Braga', 3],
    ]));
});
