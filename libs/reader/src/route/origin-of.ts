import { isInside } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

/** The place that the trip starts from: the first with such a cue that is no stop elsewhere in the text. */
export function originOf(all: readonly StopMention[]): StopMention | null {
  // "Start in Cartagena (3 nights)" begins a tour there.
  const found = all.filter(
    ({ isOrigin, isRefused, isSaidOrigin, isClearOrigin, nights, mention }) =>
      isOrigin && !isRefused && (nights === null || isClearOrigin || (isSaidOrigin && nights.start > mention.start)),
  );
  const said = found.filter(({ isSaidOrigin }) => isSaidOrigin);
  const clear = found.filter(({ isClearOrigin }) => isClearOrigin);
  const likely = clear.length > 0 ? clear : said.length > 0 && found[0]?.isBeforeArrow ? said : found;
  // "Here in Scotland ... Edinburgh to Copenhagen" starts in Edinburgh.
  const towns = found.filter((one) => likely.some(({ mention }) => mention.region !== null && isInside(mention, one.mention)));
  const origins = towns.length > 0 ? towns : likely;
  return origins.find((one) => !all.some((other) => other !== one && other.name === one.name && (other.nights ?? other.isTarget))) ?? origins[0] ?? null;
}
