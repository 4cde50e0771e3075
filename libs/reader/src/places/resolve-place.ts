import { createPlaceIndex } from './place-index.js';
import type { KnownPlace, PlaceIndex } from './place-index.js';

const PUBLIC_NAMES = createPlaceIndex({ guideCities: [] });

/** The index for callers without a guide. */
export const publicPlaces = (): PlaceIndex => PUBLIC_NAMES;

/** The likeliest city for a name as people write it, such as "paris, texas", "Lissabon" or "ZRH"; null when none is known. */
export const resolvePlace = (name: string, places: PlaceIndex = PUBLIC_NAMES): KnownPlace | null => places.resolve(name);
