import { foldName } from '@app/guide';
import type { TownPlace } from '@app/guide';

/** What asks for sure feet wherever it is, in the words that names of places use. */
const ROUGH =
  /\b(?:levadas?|trails?|trek\w*|hikes?|hiking|climb\w*|toboggan|sled\w*|gorges?|canyons?|caves?|grottoe?s?|grutas?|rafting|kayak\w*|canoe\w*|paddle\w*|surf\w*|zip ?lines?|via ferrata|bicycles?|bikes?|cycling|snorkel\w*|diving|horse ?rid\w*|ski\w*|snowshoe\w*|paraglid\w*|sandboard\w*|crater|catacombs?|cable walk|canopy walk|rope course|trampoline\w*)\b/;
const LONG_WALK_MINUTES = 120;

/**
 * True when a place is hard to go to for people who do not walk well, though nothing is said of its stairs or slopes.
 *
 * A walk in nature is one for a wheelchair; for others only a long one. What is known to be step-free never is.
 */
export function isRough({ name, kind, interests, visitMinutes, flags }: TownPlace, withWheels: boolean): boolean {
  if (flags?.stepFree) return false;
  const isWalk = kind === 'nature' && interests.includes('walks');
  return ROUGH.test(foldName(name)) || (isWalk && (withWheels || visitMinutes >= LONG_WALK_MINUTES));
}
