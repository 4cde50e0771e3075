import type { TravelMode } from '@app/contracts';
import { wordsIn } from '@app/messages';
import type { TripParts } from '../assemble-trip.js';
import { fitTrip } from '../fit-trip.js';
import { briefOf, homeIn, partsOf } from '../testing/made-briefs.js';
import { present } from '../testing/made-trips.js';
import { timeLeg } from '../ways/time-legs.js';
import { withCheaperWays } from './cheaper-ways.js';

/** From Leeds to Bristol and back, by one of the modes. */
function trip(modes: TravelMode[], budget: number | null = null): TripParts {
  const parts = partsOf(briefOf(['Bristol'], { home: homeIn('Leeds'), budget, ways: { never: ['flight'], home: modes, between: [] } }));
  const { outline, dates } = parts;
  const pricing = { party: outline.brief.party, rateFrom: () => 1, words: wordsIn('en') };
  const { arrive, leave } = present(dates[0]);
  const out = timeLeg(outline, present(outline.outLeg ?? undefined), { date: arrive, purpose: 'out', flights: [], pricing });
  const home = timeLeg(outline, present(outline.homeLeg ?? undefined), { date: leave, purpose: 'home', flights: [], pricing });
  return { ...parts, legs: [out, home] };
}
const modesOf = ({ legs }: TripParts): (string | undefined)[] => legs.map((leg) => leg?.way.mode);
const waysCost = ({ legs }: TripParts): number => legs.reduce((sum, leg) => sum + (leg?.way.price ?? 0), 0);

describe('ways that cost less', () => {
  it('are taken of the modes that were asked for', () => {
    const usual = trip(['train', 'bus']);
    const cheaper = present(withCheaperWays(usual));
    expect(modesOf(usual)).toEqual(['train', 'train']);
    expect(modesOf(cheaper)).toEqual(['bus', 'bus']);
    expect(waysCost(cheaper)).toBeLessThan(waysCost(usual));
    expect(withCheaperWays(cheaper)).toBeNull();
  });
  it('are none where only one mode was asked for', () => expect(withCheaperWays(trip(['train']))).toBeNull());
  it('are taken when nothing else makes the trip fit its budget, and only then', () => {
    const least = fitTrip(trip(['train', 'bus'], 1)).trip.costs.total;
    expect(fitTrip(trip(['train', 'bus'], least)).trip.transport[0]?.mode).toBe('train');
    const short = fitTrip(trip(['train', 'bus'], least - 1));
    expect(short).toMatchObject({ fits: true });
    expect(short.trip.transport[0]?.mode).toBe('bus');
    expect(fitTrip(trip(['train'], least - 1)).fits).toBe(false);
  });
});
