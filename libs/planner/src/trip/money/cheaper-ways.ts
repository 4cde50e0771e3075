import { wordsIn } from '@app/messages';
import type { TripParts } from '../assemble-trip.js';
import { timeLeg } from '../ways/time-legs.js';
import type { ChosenLeg } from '../ways/time-legs.js';

/** Modes that the travellers would take as well: of those asked for where the way is, else what is not ruled out. */
function mayReplace({ outline: { allowed }, way }: ChosenLeg, mode: ChosenLeg['way']['mode']): boolean {
  if (allowed.never.includes(mode) || (mode === 'drive' && !allowed.mayDrive)) return false;
  return !allowed.wanted.includes(way.mode) || allowed.wanted.includes(mode);
}

/**
 * The same trip with the cheapest of the ways over land and sea that were to choose from, where that one arrives on the same date; flights stay.
 * Null when no way gets cheaper.
 */
export function withCheaperWays(parts: TripParts): TripParts | null {
  const { outline, legs, rateFrom } = parts;
  const pricing = { party: outline.brief.party, rateFrom, words: wordsIn(outline.brief.language) };
  const isDayOut = outline.brief.startDate === outline.brief.endDate;
  const changed = legs.map((leg, index): ChosenLeg | null => {
    const date = leg?.timed.legs[0]?.date;
    if (!leg || leg.way.flight || leg.way.source === 'live' || date === undefined || isDayOut) return leg;
    const [cheapest] = leg.outline.surface.filter(({ mode, price }) => price < leg.way.price && mayReplace(leg, mode)).sort((a, b) => a.price - b.price);
    if (!cheapest) return leg;
    const purpose = index === 0 ? 'out' : index === legs.length - 1 ? 'home' : 'on';
    const other = timeLeg(outline, { ...leg.outline, surface: [cheapest] }, { date, purpose, flights: [], pricing });
    return other && other.timed.arrive.date === leg.timed.arrive.date ? { ...other, outline: leg.outline } : leg;
  });
  return changed.some((leg, index) => leg !== legs[index]) ? { ...parts, legs: changed } : null;
}
