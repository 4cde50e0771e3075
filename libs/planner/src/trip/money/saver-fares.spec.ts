import { wordsIn } from '@app/messages';
import { fitTrip } from '../fit-trip.js';
import { briefOf, homeIn, partsOf } from '../testing/made-briefs.js';
import { present } from '../testing/made-trips.js';
import type { TripParts } from '../assemble-trip.js';
import { timeLeg } from '../ways/time-legs.js';
import { withSaverFares } from './saver-fares.js';

const WORDS = wordsIn('en');

/** By train from one town to another and back. */
function byTrain(from: string, to: string, budget: number | null = null): TripParts {
  const parts = partsOf(briefOf([to], { home: homeIn(from), budget, ways: { never: ['flight'], home: ['train'], between: [] } }));
  const { outline, dates } = parts;
  const pricing = { party: outline.brief.party, rateFrom: () => 1, words: WORDS };
  const { arrive, leave } = present(dates[0]);
  const out = timeLeg(outline, present(outline.outLeg ?? undefined), { date: arrive, purpose: 'out', flights: [], pricing });
  const home = timeLeg(outline, present(outline.homeLeg ?? undefined), { date: leave, purpose: 'home', flights: [], pricing });
  return { ...parts, legs: [out, home], today: '2027-01-10' };
}

const costOf = (legs: TripParts['legs']): number => legs.reduce((sum, leg) => sum + (leg?.timed.legs[0]?.cost.amount ?? 0), 0);

describe('early-booking fares', () => {
  it('make long trains cheaper and say what they bind to', () => {
    const { legs } = byTrain('London', 'York');
    const saved = withSaverFares(legs, '2027-01-10', WORDS) ?? [];
    expect(costOf(saved)).toBeCloseTo(costOf(legs) * 0.55, 1);
    expect(saved[0]?.timed.legs[0]).toMatchObject({ source: 'estimate', description: expect.stringContaining('bound to this train') });
  });
  it('are none when it is too late to book early', () => expect(withSaverFares(byTrain('London', 'York').legs, '2027-05-01', WORDS)).toBeNull());
  it('are none where trains have one fare', () => expect(withSaverFares(byTrain('Tokyo', 'Kyoto').legs, '2027-01-10', WORDS)).toBeNull());
  it('are taken before anything of the trip gets simpler, and only when money is short', () => {
    const usual = fitTrip(byTrain('London', 'York')).trip;
    const enough = fitTrip(byTrain('London', 'York', usual.costs.total));
    expect(enough.trip.level.savers).toBeUndefined();
    const short = fitTrip(byTrain('London', 'York', usual.costs.total - 1));
    expect(short).toMatchObject({ fits: true, trip: { level: { savers: true, stay: usual.level.stay, meals: usual.level.meals } } });
  });
});
