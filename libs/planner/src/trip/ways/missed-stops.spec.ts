import { missedStops } from './missed-stops.js';

const leg = (leave: string, arrive: string) => {
  const moment = (said: string) => ({ date: said.slice(0, 10), minute: Number(said.slice(11, 13)) * 60 });
  return { timed: { leave: moment(leave), arrive: moment(arrive) } };
};
const stops = ['Lucknow', 'Pokhara'];

describe('stops that cannot be reached in their nights', () => {
  it('names a stop that is left before the way there has ended', () => {
    const legs = [leg('2027-12-28T08', '2027-12-30T06'), leg('2027-12-29T08', '2027-12-29T19'), leg('2027-12-31T09', '2027-12-31T20')];
    expect(missedStops({ stops }, legs).map(({ stop }) => stop)).toEqual(['Lucknow']);
  });

  it('has nothing to say of a night that is short and of ways that nobody knows', () => {
    expect(missedStops({ stops }, [leg('2027-12-28T08', '2027-12-28T23'), leg('2027-12-29T06', '2027-12-29T19'), null])).toEqual([]);
  });
});
