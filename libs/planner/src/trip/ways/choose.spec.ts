import { NOTHING_ASKED_OF_WAYS } from '@app/contracts';
import type { RequestedWays, TravelMode } from '@app/contracts';
import { flightAt, spotIn } from '../testing/made-briefs.js';
import type { WayOption } from '../trip-types.js';
import { chooseHomeward, chooseOutward } from './choose-flight.js';
import { allowedModes, chooseWay, wantsFlight } from './choose-way.js';
import { endOf } from './spot.js';

const COUPLE = { adults: 2, children: 0, childrenAges: [] };
const asked = (ways: Partial<RequestedWays>): RequestedWays => ({ ...NOTHING_ASKED_OF_WAYS, ...ways });
const way = (mode: TravelMode, minutes: number, price: number): WayOption => ({
  ...{ mode, minutes, price, from: endOf(spotIn('Zurich')), to: endOf(spotIn('Milan')), source: 'guide' },
  ...{ note: '', operators: '', perDay: 4, overnight: false, flight: null },
});
const chosen = (options: readonly WayOption[], ways: Partial<RequestedWays> = {}, part: 'home' | 'between' = 'between') =>
  chooseWay(options, allowedModes(asked(ways), part), COUPLE, 1);

describe('the way that is chosen', () => {
  const options = [way('train', 200, 120), way('bus', 240, 60), way('drive', 190, 40)];
  it('is no car where nobody has one', () => expect(chosen(options)?.way.mode).not.toBe('drive'));
  it('is the car of those who have one', () => {
    expect(chosen(options, { car: 'rental' })?.way.mode).toBe('drive');
    expect(chosen(options, { car: 'rental' }, 'home')?.way.mode).not.toBe('drive');
    expect(chosen(options, { car: 'own' }, 'home')?.way.mode).toBe('drive');
  });
  it('is the mode that was asked for, whatever it costs', () => {
    expect(chosen([way('train', 900, 800), way('bus', 240, 60)], { between: ['train'] })).toMatchObject({ way: { mode: 'train' }, missedModes: [] });
  });
  it('names the mode that nobody offers', () => expect(chosen(options, { between: ['ferry'] })?.missedModes).toEqual(['ferry']));
  it('stays on the ground for who asked for a train that does not run', () => {
    expect(chosen([way('flight', 55, 80), way('bus', 300, 90)], { between: ['train'] })?.way.mode).toBe('bus');
    expect(chosen([way('flight', 80, 80), way('bus', 1_200, 60)], { between: ['train'] })?.way.mode).toBe('flight');
  });
  it('is never a mode that was ruled out, not even as the last one left', () => {
    expect(chosen([way('bus', 240, 60)], { never: ['bus'] })).toBeNull();
    expect(chosen(options, { never: ['train'], between: ['train'] })?.way.mode).toBe('bus');
    expect(chosen([way('drive', 190, 40)], { car: 'none' })).toBeNull();
  });
  it('does not lose a day of the trip for a few coins', () => expect(chosen([way('flight', 80, 160), way('bus', 900, 60)])?.way.mode).toBe('flight'));
});

describe('flights are looked up', () => {
  const any = allowedModes(NOTHING_ASKED_OF_WAYS, 'home');
  it('where the way over land is long, and not where it is short', () => {
    expect(wantsFlight([way('train', 600, 100)], any)).toBe(true);
    expect(wantsFlight([way('train', 120, 100)], any)).toBe(false);
    expect(wantsFlight([way('drive', 120, 100)], any)).toBe(true);
  });
  it('never for those who do not fly', () => expect(wantsFlight([], allowedModes(asked({ never: ['flight'] }), 'home'))).toBe(false));
});

describe('the flight there', () => {
  const early = flightAt('2027-05-10T09:00', '2027-05-10T11:30', 120);
  const late = flightAt('2027-05-10T21:00', '2027-05-10T23:40', 110);
  it('uses the day unless that is dear', () => {
    expect(chooseOutward([late, early], NOTHING_ASKED_OF_WAYS)).toBe(early);
    expect(chooseOutward([late, { ...early, price: { amount: 400, currency: 'EUR' } }], NOTHING_ASKED_OF_WAYS)).toBe(late);
  });
  it('lands and leaves no earlier than the travellers can', () => {
    expect(chooseOutward([late, early], asked({ arriveAfter: '18:00' }))).toBe(late);
    expect(chooseOutward([late, early], asked({ departAfter: '12:00' }))).toBe(late);
  });
  it('changes no more often than was said, where that is possible', () => {
    const changing = { ...early, offerId: 'two-stops', stops: 2, price: { amount: 10, currency: 'EUR' } };
    expect(chooseOutward([changing, early], asked({ maxFlightStops: 0 }))).toBe(early);
    expect(chooseOutward([changing], asked({ maxFlightStops: 0 }))).toBe(changing);
  });
  it('is none without flights', () => expect([chooseOutward([], NOTHING_ASKED_OF_WAYS), chooseHomeward([], NOTHING_ASKED_OF_WAYS)]).toEqual([null, null]));
});

describe('the flight home', () => {
  const morning = flightAt('2027-05-16T07:00', '2027-05-16T09:40', 100);
  const evening = flightAt('2027-05-16T18:30', '2027-05-16T21:10', 105);
  it('leaves the last day to the travellers', () => expect(chooseHomeward([morning, evening], NOTHING_ASKED_OF_WAYS)).toBe(evening));
  it('is back in time', () => expect(chooseHomeward([morning, evening], asked({ backBy: '18:00' }))).toBe(morning));
});
