import type { PlaceMention } from '../places/find-places.js';
import { isNear, isWithinKm } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

const DAY_OUT_KM = 250;

/** "Reykjavik ... 5 nights. One day Golden Circle": a single day beside a stop that is not counted in days is a day out. */
export function withDaysOut(all: readonly StopMention[]): StopMention[] {
  const isBase = (one: StopMention, other: StopMention): boolean =>
    one !== other &&
    one.name !== other.name &&
    !other.isOrigin &&
    !other.isRefused &&
    !other.isDayTrip &&
    !(other.nights?.isInDays ?? false) &&
    isWithinKm(one.mention, other.mention, DAY_OUT_KM);
  const isDayOut = (one: StopMention): boolean =>
    !one.isDayTrip && one.nights?.isInDays === true && one.nights.nights === 1 && !one.isLastNight && all.some((other) => isBase(one, other));
  return all.map((one) => (isDayOut(one) ? { ...one, nights: null, isDayTrip: true } : one));
}

/** "Springdale for Zion 3 nights": slept in the first for the sake of the second. */
const isPurpose = (folded: string, before: PlaceMention, at: PlaceMention): boolean =>
  /^ (?:for|fur|pour|para|per) (?:the |den |die |das |le |la |les |el |il )?$/.test(folded.slice(before.end, at.start)) && isNear(before, at);

/** Nights that stand behind the purpose are those of the stop. */
export function withPurposes(all: readonly StopMention[], folded: string): StopMention[] {
  const out = [...all];
  for (const [i, one] of out.entries()) {
    const before = out[i - 1];
    if (!before || before.nights !== null || one.nights === null || !isPurpose(folded, before.mention, one.mention)) continue;
    out[i - 1] = { ...before, nights: one.nights };
    out[i] = { ...one, nights: null, isAround: true };
  }
  return out;
}
