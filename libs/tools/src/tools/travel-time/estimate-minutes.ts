export const TRAVEL_MODES = ['walk', 'transit', 'drive'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Streets are longer than the great circle; 1.3 is the usual detour in cities. */
const DETOUR_FACTOR = 1.3;
/** Walks up to this are pleasant. */
const MAX_WALK_MINUTES = 25;

/**
 * Usual speeds: the first kilometres in the city, then those of the suburbs and beyond; waiting and parking on top. Walking and transit
 * are those that plans are made with.
 */
const PACES: Readonly<
  Record<TravelMode, { readonly extraMinutes: number; readonly cityKm: number; readonly cityKmPerHour: number; readonly beyondKmPerHour: number }>
> = {
  walk: { extraMinutes: 0, cityKm: 0, cityKmPerHour: 4.5, beyondKmPerHour: 4.5 },
  transit: { extraMinutes: 8, cityKm: 8, cityKmPerHour: 18, beyondKmPerHour: 40 },
  drive: { extraMinutes: 6, cityKm: 10, cityKmPerHour: 22, beyondKmPerHour: 65 },
};

/** Kilometres along streets for a straight distance in kilometres. */
export const wayKm = (straightKm: number): number => straightKm * DETOUR_FACTOR;

/** Whole minutes from door to door, rounded up. */
export function estimateMinutes(mode: TravelMode, km: number): number {
  const { extraMinutes, cityKm, cityKmPerHour, beyondKmPerHour } = PACES[mode];
  const inCity = Math.min(km, cityKm);
  return km === 0 ? 0 : Math.ceil(extraMinutes + (inCity / cityKmPerHour) * 60 + ((km - inCity) / beyondKmPerHour) * 60);
}

/** On foot where that is pleasant or quicker, else by public transport. */
export function bestMode(km: number): TravelMode {
  const walk = estimateMinutes('walk', km);
  return walk <= MAX_WALK_MINUTES || walk <= estimateMinutes('transit', km) ? 'walk' : 'transit';
}
