import { isClose, isInside, isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

const isElsewhere = (one: StopMention, other: StopMention): boolean =>
  one.name !== other.name && !isNear(one.mention, other.mention) && !isInside(one.mention, other.mention) && !isInside(other.mention, one.mention);

/** Clearly a part of the trip: it has nights, or words of going stand before it. */
const isOfTrip = ({ nights, isTarget, isHome, isRefused, isPast }: StopMention): boolean => !isRefused && !isHome && !isPast && (nights !== null || isTarget);

const isPlain = ({ nights, isRefused, isDayTrip, isVia, isPast }: StopMention): boolean => nights === null && !isRefused && !isDayTrip && !isVia && !isPast;

/** "A family in Leeds, four nights near Whitby": the stay may be near, where it has nights. */
const isStayBeside = (one: StopMention, other: StopMention): boolean =>
  one.name !== other.name && other.nights !== null && !other.nights.isInDays && !isClose(one.mention, other.mention);

/** "A family in Auckland, Melbourne in the holidays": the first place that opens a clause. */
const isHeadOfTrip = (one: StopMention, other: StopMention, all: readonly StopMention[]): boolean =>
  !isClose(one.mention, other.mention) && isPlain(other) && all.find(({ isHead, isHome, isOrigin }) => isHead && !isHome && !isOrigin) === other;

/** Said to be where they are, while the trip goes elsewhere: "a couple in Rome from 10 to 14 May" goes to Rome. */
export const isLived = (one: StopMention, all: readonly StopMention[], isOpen: boolean): boolean =>
  one.isHome &&
  isPlain(one) &&
  (isOpen ||
    all.some(
      (other) =>
        (isOfTrip(other) && (isElsewhere(one, other) || isStayBeside(one, other))) ||
        (isHeadOfTrip(one, other, all) && other.name !== one.name) ||
        (one.isHomeForSure && !other.isHome && isElsewhere(one, other)),
    ));

function isLoop(first: StopMention, all: readonly StopMention[]): boolean {
  const isEnd = (one: StopMention): boolean => one !== first && one.name === first.name && (one.isReturn || one.isAgain) && one.nights === null;
  return all.some(isEnd) && all.some(({ name, nights }) => name !== first.name && nights !== null);
}

/** No word makes it part of the trip, and every part of the trip lies elsewhere. */
function isApart(first: StopMention, all: readonly StopMention[]): boolean {
  const isListed = all[1]?.isListed ?? false;
  const isCountry = first.mention.region !== null && first.mention.region.adminCode === undefined;
  if (first.isTarget || first.isItem || isListed || isCountry || all[1]?.isAlternative) return false;
  const parts = all.filter((one) => one.name !== first.name && isOfTrip(one));
  return parts.length > 0 && parts.every((one) => isElsewhere(first, one));
}

/**
 * Where the travellers live when no word such as "from" says so.
 *
 * "A couple in Seoul ... to Ulaanbaatar": where people are said to be. "Phoenix, our own van ... one night in Page ... be back in Phoenix": the first
 * place, which they come back to and have no nights in. "Toronto in January is a crime, so we're off to Colombia": the first place, which no word
 * makes part of the trip, far from those that are.
 */
export function homeOf(all: readonly StopMention[], isOpen: boolean): StopMention | null {
  const [first] = all;
  const lived = all.find((one) => isLived(one, all, isOpen));
  if (lived) return lived;
  if (!first || !isPlain(first)) return null;
  return isLoop(first, all) || isApart(first, all) ? first : null;
}

/** It lies where they live: an airport beside the home town. */
export const isBesideHome = (one: StopMention, home: StopMention | null): boolean =>
  home !== null && one !== home && one.nights === null && (one.isHome || home.isHome) && isClose(one.mention, home.mention);
