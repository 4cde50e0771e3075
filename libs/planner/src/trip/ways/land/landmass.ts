import type { Coordinates } from '@app/guide';
import { areaOf, isInBox } from './box.js';
import type { Box } from './box.js';
import { ISLANDS_OF_AFRICA } from './islands-of-africa.js';
import { ISLANDS_OF_AMERICAS } from './islands-of-americas.js';
import { ISLANDS_OF_ASIA } from './islands-of-asia.js';
import { ISLANDS_OF_EUROPE } from './islands-of-europe.js';

/** Smallest first: of boxes that overlap the smaller counts. A bridge or a tunnel makes an island part of the mainland (Skye, Sicily by train ferry, Singapore). */
const ISLANDS: readonly Box[] = [...ISLANDS_OF_EUROPE, ...ISLANDS_OF_AFRICA, ...ISLANDS_OF_ASIA, ...ISLANDS_OF_AMERICAS].sort((a, b) => areaOf(a) - areaOf(b));

const AMERICAS_EAST_LNG = -30;
/** No road crosses the Darién gap between Panama and Colombia. */
const DARIEN_LAT = 8.3;

/** How much land there is around a point, in square degrees; what is no island has no end. */
export function landSizeAt(point: Coordinates): number {
  const island = ISLANDS.find((box) => isInBox(point, box));
  return island ? areaOf(island) : Infinity;
}

/** A name for the piece of land that a point lies on; two points of one name can be joined by road. */
export function landmassOf(point: Coordinates): string {
  const island = ISLANDS.find((box) => isInBox(point, box));
  if (island) return island[0];
  if (point.lng < AMERICAS_EAST_LNG) return point.lat > DARIEN_LAT ? 'north-america' : 'south-america';
  return 'old-world';
}
