import { isClose, isInside, isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

const isElsewhere = (one: StopMention, other: StopMention): boolean =>
  one.name !== other.name && !isNear(one.mention, other.mention) && !isInside(one.mention, other.mention) && !isInside(other.mention, one.mention);

/** Clearly a part of the trip: it has nights, or words of going stand before it. */
const isOfTrip = ({ nights, isTarget, isHome, isRefused, isPast }: StopMention): boolean => !isRefused && !isHome && !isPast && (nights !== null || isTarget);

const isPlain = ({ nights, isRefused, isDayTrip, isVia, isPast }: StopMention): boolean => nights === null && !isRefused && !isDayTrip && !isVia && !isPast;

/**
 * Where the travellers live when no word such as "from" says so.
 *
 * "A couple in Seoul ... to Ulaanbaatar": where people are said to be. "Phoenix, our own van ... one night in Page ... be back in Phoenix": the first
 * place, which they come back to and have no nights in. "Toronto in January is a crime, so we're off to Colombia": the first place, which no word
 * makes part of the trip, far from those that are.
 */
export function homeOf(all: readonly StopMention[], isOpen: boolean): StopMention | null {
  const [first] = all;
  const lived = all.find((one) => one.isHome && isPlain(one) && (isOpen || all.some((other) => isOfTrip(other) && isElsewhere(one, other))));
  if (lived) return lived;
  if (!first || !isPlain(first)) return null;
  const others = all.filter((one) => one.name !== first.name);
  const isLoop = all.some((one) => one !== first && one.name === first.name && (one.isReturn || one.isAgain) && one.nights === null);
  if (isLoop && others.some(({ nights }) => nights !== null)) return first;
  const next = all[1];
  const isPart = first.isTarget || first.isItem || (next?.isListed ?? false) || (next?.isAlternative ?? false);
  if (isPart || first.mention.region?.adminCode === undefined && first.mention.region !== null) return null;
  return others.some((one) => isOfTrip(one)) && others.every((one) => !isOfTrip(one) || isElsewhere(first, one)) ? first : null;
}

/** It lies where they live: an airport beside the home town. */
export const isBesideHome = (one: StopMention, home: StopMention | null): boolean =>
  home !== null && one !== home && one.nights === null && (one.isHome || home.isHome) && isClose(one.mention, home.mention);
