import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed;
const nightsOf = (text: string) => read(text).route?.stops.map(({ place, nights }) => [place, nights]);

describe('where people live', () => {
  it.each([
    ['A nurse couple in Leeds, and we want to go to Valencia for 4 nights from 10 May 2027', 'Leeds', ['Valencia']],
    ['Family of four in Leeds, kids 5 and 8, we want to go to Valencia in July 2027', 'Leeds', ['Valencia']],
    ['Glasgow in November is grim so we are off to Valencia for 4 nights', 'Glasgow', ['Valencia']],
    ['Denver, our own van. One night in Boulder, two nights in Aspen, back in Denver on 9 May 2027', 'Denver', ['Boulder', 'Aspen']],
    ['We are flying in from Toronto, 5 nights in Lisbon', 'Toronto', ['Lisbon']],
    ['My aunt is visiting from Chennai. We go from Sydney to Melbourne for 3 nights', 'Sydney', ['Melbourne']],
    ['On part de Lyon et l’avion du retour part de Porto, trois nuits à Lisbonne et deux à Porto', 'Lyon', ['Lisbon', 'Porto']],
  ])('is the origin: %s', (text, origin, destinations) => {
    const { originCity, destinations: read_ } = read(text);
    expect([originCity, read_]).toEqual([origin, destinations]);
  });

  it.each([
    ['A couple in Rome from 10 to 14 May 2027, from Berlin', 'Berlin', ['Rome']],
    ['Four friends in Porto for 4 nights, we leave from Bristol', 'Bristol', ['Porto']],
  ])('is no home where the trip goes there: %s', (text, origin, destinations) => {
    expect([read(text).originCity, read(text).destinations]).toEqual([origin, destinations]);
  });

  it('is not where somebody was long ago', () => {
    expect(read('Grandpa was a sailor in Marseille. We want to show him Naples for 3 nights, from Turin').destinations).toEqual(['Naples']);
    expect(read("We haven't visited Rome yet, so 2 nights in Rome and 3 nights in Florence, from Berlin").destinations).toEqual(['Rome', 'Florence']);
  });
});

describe('nights of a stop', () => {
  it.each<[string, [string, number | null][]]>([
    [
      'Two nights in Lyon, then three up in Dijon, and one by Marseille',
      [
        ['Lyon', 2],
        ['Dijon', 3],
        ['Marseille', 1],
      ],
    ],
    [
      'From Paris: 2 nights in Lyon, then 3 nights in a small hotel in Dijon',
      [
        ['Lyon', 2],
        ['Dijon', 3],
      ],
    ],
    [
      'Madurai 2N, Chennai 3N, ex-Mumbai',
      [
        ['Madurai', 2],
        ['Chennai', 3],
      ],
    ],
    [
      'cuatro noches en Sevilla y las dos últimas en Málaga',
      [
        ['Sevilla', 4],
        ['Málaga', 2],
      ],
    ],
  ])('are read: %s', (text, stops) =>
    expect(nightsOf(text)?.map(([place, nights]) => [foldName(String(place)), nights])).toEqual(stops.map(([place, nights]) => [foldName(place), nights])),
  );

  it('are not those of the whole trip', () => expect(read('Lyon and Dijon, coming from Paris, 6 nights total').originCity).toBe('Paris'));
});

/** Seville and Sevilla are one city of the index. */
const foldName = (name: string): string => name.replace('Sevilla', 'Seville');

describe('words that look like places', () => {
  it.each([
    ['Seit meine Oma davon erzählt hat, will ich nach Siena. Vier Nächte ab München', ['Siena']],
    ['mia figlia compie gli anni e la porto a Parigi da Torino, tre notti', ['Paris']],
    ['3 nights in Albuquerque, green chile on everything and the tram for sunset, from Denver', ['Albuquerque']],
    ['Indian passport with UAE residence visa, 4 nights in Tbilisi from Dubai', ['Tbilisi']],
    ['5 nights in Lisbon for my husband and me, back at Central by eight, from Leeds', ['Lisbon']],
  ])('are none: %s', (text, destinations) => expect(read(text).destinations).toEqual(destinations));
});

describe('ways', () => {
  it.each([
    ['From Delhi: 3 nights in Agra, then a tourist bus to Jaipur for 4 nights, fly home', ['flight'], ['bus']],
    ['London to Porto, hire car, no driving after dark, 2 nights in Porto and 3 in Braga', [], ['drive']],
  ])('go where the words say: %s', (text, home, between) => {
    const { ways, constraints } = read(text);
    expect([ways?.home, ways?.between, constraints?.transportation]).toEqual([home, between, undefined]);
  });
});
