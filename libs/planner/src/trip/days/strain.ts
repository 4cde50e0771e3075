import type { Sight } from './sight.js';

const KM_PER_HOUR_OUTDOORS = 1.6;
const KM_PER_HOUR_INDOORS = 1;
const RESTFUL_KM_PER_HOUR = 0.4;
const STAIRS_KM = 2;
const STEEP_KM = 1.5;
const RESTFUL: ReadonlySet<string> = new Set(['beach', 'show', 'nightlife', 'food_hall']);

/** What a visit costs in strength, in kilometres on foot: walking, standing, stairs and slopes. */
export function visitStrain({ place, minutes }: Sight): number {
  const resting = RESTFUL.has(place.kind) || place.flags?.byBoat === true || place.interests.includes('wellness');
  const pace = resting ? RESTFUL_KM_PER_HOUR : place.indoor ? KM_PER_HOUR_INDOORS : KM_PER_HOUR_OUTDOORS;
  return (minutes / 60) * pace + (place.flags?.stairs ? STAIRS_KM : 0) + (place.flags?.steep ? STEEP_KM : 0);
}
