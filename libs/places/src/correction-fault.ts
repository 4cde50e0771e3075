import type { CorrectionBody } from '@app/contracts';
import { distanceKm, openTown } from '@app/guide';

/** A place of live sources bears its source's id; it is not in the gazetteer, so nothing here can say whether it exists. */
const LIVE_ID = /^(osm|wd|wv|fsq)-/;

/** Why the correction cannot be about anything that is known; null when it can. */
export function faultOfCorrection({ townId, change }: CorrectionBody): { readonly path: string; readonly message: string } | null {
  const town = openTown(townId);
  if (!town) return { path: 'townId', message: 'no town of the gazetteer has this id; look it up with GET /places' };
  if (change.kind !== 'missing' && !LIVE_ID.test(change.placeId) && !town.places.some(({ id }) => id === change.placeId))
    return { path: 'change.placeId', message: `${town.name} has no place of this id; look it up with GET /places` };
  if (!('lat' in change)) return null;
  const reachKm = Math.max(town.radiusKm, 60);
  return distanceKm(town, change) <= reachKm ? null : { path: 'change.lat', message: `lies more than ${reachKm} km from ${town.name}` };
}
