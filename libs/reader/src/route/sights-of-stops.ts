import { findTown, foldName, openTown } from '@app/guide';
import { isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

/** Something to see in the town bears the name, or begins with it. */
function hasSight(stop: StopMention, said: string): boolean {
  const [city] = stop.mention.cities;
  const town = city?.isInGuide ? findTown(stop.name, city) : undefined;
  const key = foldName(said);
  return (town && openTown(town.id)?.places.some(({ name }) => foldName(name) === key || foldName(name).startsWith(`${key} `))) ?? false;
}

/** "Copenhagen ... Tivoli, a harbour tour": an item without nights that is a sight of a stop, and as a town lies far from it. */
export function withoutSightsOfStops(stays: readonly StopMention[], text: string): StopMention[] {
  const isSight = (one: StopMention): boolean =>
    one.nights === null &&
    one.isItem &&
    !one.isListed &&
    stays.some(
      (stop) => stop.mention.start < one.mention.start && !isNear(stop.mention, one.mention) && hasSight(stop, text.slice(one.mention.start, one.mention.end)),
    );
  return stays.filter((one) => !isSight(one));
}
