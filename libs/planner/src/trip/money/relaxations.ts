import { addDays, fromCents, toCents } from '@app/contracts';
import type { Relaxation } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { done } from '../../parted-work.js';
import type { PartedWork } from '../../parted-work.js';
import { assembling } from '../assemble-trip.js';
import type { TripParts, TripVersion } from '../assemble-trip.js';
import { shifted } from '../ways/moments.js';
import { timeLeg } from '../ways/time-legs.js';
import type { ChosenLeg } from '../ways/time-legs.js';

function movedEarlier(leg: ChosenLeg | null, days: number): ChosenLeg | null {
  if (!leg) return null;
  const minutes = -days * 1440;
  const { timed } = leg;
  const legs = timed.legs.map((one) => ({ ...one, date: addDays(one.date, -days), arrivalDate: one.arrivalDate && addDays(one.arrivalDate, -days) }));
  return { ...leg, timed: { legs, leave: shifted(timed.leave, minutes), arrive: shifted(timed.arrive, minutes) } };
}

/** The same trip with one night less in its longest stop; null when every stop has one night at most. */
function oneNightLess(parts: TripParts): TripParts | null {
  const longest = parts.dates.reduce((best, { nights }, index) => (nights > (parts.dates[best]?.nights ?? 0) ? index : best), 0);
  if ((parts.dates[longest]?.nights ?? 0) <= 1) return null;
  const dates = parts.dates.map((span, index) =>
    index < longest
      ? span
      : {
          arrive: index === longest ? span.arrive : addDays(span.arrive, -1),
          leave: addDays(span.leave, -1),
          nights: index === longest ? span.nights - 1 : span.nights,
        },
  );
  const { brief } = parts.outline;
  return {
    ...parts,
    outline: { ...parts.outline, brief: { ...brief, endDate: addDays(brief.endDate, -1) } },
    dates,
    legs: parts.legs.map((leg, index) => (index <= longest ? leg : movedEarlier(leg, 1))),
  };
}

/** The same trip with the cheapest way over land or sea instead of each flight that one can replace on the same date. */
function withoutFlights(parts: TripParts): TripParts | null {
  const { outline, legs, rateFrom } = parts;
  const pricing = { party: outline.brief.party, rateFrom, words: wordsIn(outline.brief.language) };
  const changed = legs.map((leg, index): ChosenLeg | null => {
    if (!leg?.way.flight) return leg;
    const purpose = index === 0 ? 'out' : index === legs.length - 1 ? 'home' : 'on';
    const date = leg.timed.legs[0]?.date ?? outline.brief.startDate;
    const other = timeLeg(outline, leg.outline, { date, purpose, flights: [], pricing });
    return other && other.timed.arrive.date === leg.timed.arrive.date ? other : leg;
  });
  return changed.some((leg, index) => leg !== legs[index]) ? { ...parts, legs: changed } : null;
}

/** The smallest ways out of a trip that costs more than its budget, each planned anew for its exact total; the smallest change first. */
export const relaxationsOf = (parts: TripParts, trip: TripVersion): Relaxation[] => done(relaxing(parts, trip));

/** The same as {@link relaxationsOf}, day by day. */
export function* relaxing(parts: TripParts, trip: TripVersion): PartedWork<Relaxation[]> {
  const { budget, currency, language } = parts.outline.brief;
  const { say, date, money } = wordsIn(language);
  if (budget === null) return [];
  const saves = (total: number): number => fromCents(toCents(trip.costs.total) - toCents(total));
  const found: Relaxation[] = [];
  const overland = withoutFlights(parts);
  if (overland) {
    const { total } = (yield* assembling(overland, trip.level)).costs;
    if (total < trip.costs.total)
      found.push({ change: say('out.over_land', { verdict: say(total <= budget ? 'out.fits' : 'out.still_over') }), total, saves: saves(total) });
  }
  let shorter = oneNightLess(parts);
  for (let nights = 1; shorter; nights += 1) {
    const { total } = (yield* assembling(shorter, trip.level)).costs;
    if (total <= budget || !oneNightLess(shorter)) {
      // Fares of another date are not known; the plan's own stand for them.
      const change = total <= budget ? 'out.nights_fewer_fits' : 'out.nights_fewer_over';
      found.push({
        change: say(change, { nights, date: date(shorter.outline.brief.endDate) }),
        total,
        saves: saves(total),
      });
      break;
    }
    shorter = oneNightLess(shorter);
  }
  return [...found, { change: say('out.raise_budget', { total: money(trip.costs.total, currency) }), total: trip.costs.total, saves: 0 }];
}
