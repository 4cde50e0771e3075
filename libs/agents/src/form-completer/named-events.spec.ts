import { parsedOf } from '../spec-kit/trip-parts.js';
import { eventsNamed, withEventWindow, worldEventsBetween } from './named-events.js';

const namesOf = (places: readonly string[], text: string): string[] => eventsNamed(places, text).map(({ name }) => name);

describe('events that a request names', () => {
  it('are known by the word that is theirs alone', () => expect(namesOf(['Ulaanbaatar'], 'Naadam in Ulaanbaatar next year')).toEqual(['Naadam']));
  it('are known by their town and what they are', () =>
    expect(namesOf(['Parintins'], 'Sonho em ver o Festival de Parintins')).toEqual(['Parintins Folklore Festival']));
  it('are not meant by a word that many share, nor by the name of the town', () => {
    expect(namesOf(['Ulaanbaatar'], 'music in Ulaanbaatar')).toEqual([]);
    expect(namesOf(['Parintins'], 'três dias em Parintins')).toEqual([]);
  });
});

describe('events of the world inside a window', () => {
  const between = (places: readonly string[], text: string): string[] =>
    worldEventsBetween(places, text, '2027-11-01', '2027-11-10').map(({ from, to }) => `${from}/${to}`);

  it('are known under their names in other languages, where they are held', () => {
    expect(between(['Oaxaca'], 'Anfang November nach Oaxaca, Tag der Toten und Mezcal')).toEqual(['10-31/11-02']);
    expect(between(['Lisbon'], 'Anfang November nach Lissabon, Tag der Toten')).toEqual([]);
    expect(between(['Oaxaca'], 'Mezcal in Oaxaca')).toEqual([]);
  });
});

describe('a request without dates', () => {
  const asked = parsedOf({ requestText: 'Naadam in Ulaanbaatar, three of us', destinationHint: 'Ulaanbaatar', durationDays: 6 });

  it('goes when the event is on that it names', () => {
    const window = withEventWindow(asked, '2026-11-22').dateWindow;
    expect(window).toMatchObject({ minDays: 6, maxDays: 6 });
    expect([window?.from.slice(0, 7), window?.to.slice(0, 7)]).toEqual(['2027-07', '2027-07']);
  });
  it('is left alone when it says dates, or names no event', () => {
    const dated = { ...asked, travelStartDate: '2027-05-10' };
    expect(withEventWindow(dated, '2026-11-22')).toBe(dated);
    const plain = { ...asked, requestText: 'Ulaanbaatar, three of us' };
    expect(withEventWindow(plain, '2026-11-22')).toBe(plain);
  });
});
