import type { RouteStop } from '@app/contracts';
import { diffRoute, stopWords } from './diff-route.js';

const stop = (city: string, arrive: string, leave: string, nights: number): RouteStop => ({
  city,
  country: 'Italy',
  lat: 42,
  lng: 12,
  arrive,
  leave,
  nights,
  why: 'You asked for it.',
});
const ROME = stop('Rome', '2027-05-10', '2027-05-13', 3);
const FLORENCE = stop('Florence', '2027-05-13', '2027-05-15', 2);

describe('the difference between two routes', () => {
  it('is nothing where the stops are the same, whatever is said about them', () =>
    expect(diffRoute([ROME, FLORENCE], [{ ...ROME, why: 'Another reason.' }, FLORENCE])).toEqual([]));
  it('names nights that moved from one stop to another', () => {
    const after = [stop('Rome', '2027-05-10', '2027-05-12', 2), stop('Florence', '2027-05-12', '2027-05-15', 3)];
    expect(diffRoute([ROME, FLORENCE], after).map(stopWords)).toEqual([
      'Rome: 2 nights instead of 3, from 2027-05-10 to 2027-05-12.',
      'Florence: 3 nights instead of 2, from 2027-05-12 to 2027-05-15.',
    ]);
  });
  it('names stops that came, went and moved', () => {
    const after = [stop('Siena', '2027-05-10', '2027-05-11', 1), stop('Florence', '2027-05-11', '2027-05-13', 2)];
    expect(diffRoute([ROME, FLORENCE], after).map(({ change, city }) => [change, city])).toEqual([
      ['added', 'Siena'],
      ['moved', 'Florence'],
      ['removed', 'Rome'],
    ]);
  });
  it('tells two stays in one city apart', () => {
    const back = stop('Rome', '2027-05-15', '2027-05-16', 1);
    expect(diffRoute([ROME, FLORENCE], [ROME, FLORENCE, back]).map(stopWords)).toEqual(['Rome added with 1 night from 2027-05-15.']);
  });
});
