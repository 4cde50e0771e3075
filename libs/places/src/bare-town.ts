import type { FoundTown } from '@app/contracts';
import { foldName, openTown, townsNear } from '@app/guide';
import type { Coordinates, TownSummary } from '@app/guide';
import type { TownQuery } from '@app/ports';

/** A place as a map of the world has it. */
export type MappedPlace = Coordinates & { readonly name: string; readonly country: string; readonly countryCode: string };

/** As far as a day trip goes where there is nothing nearer. */
const AROUND_KM = 95;
/** A known town this near is where the trip stays. */
const SAME_PLACE_KM = 12;
const MIN_SIGHTS = 4;
/** With fewer sights of its own a town gives no day to plan. */
const MIN_OWN_SIGHTS = 3;
const MAX_ID_CHARS = 80;

/** The id and names of a town that was found: the gazetteer's id where it knows the town, else one made of its name and position. */
export function foundIdOf(
  { name, townId }: Pick<TownQuery, 'name' | 'townId'>,
  at: Coordinates & { readonly name: string },
): Pick<FoundTown, 'id' | 'name' | 'askedAs'> {
  const slug = foldName(at.name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const place = `${Math.round((at.lat + 90) * 100)}-${Math.round((at.lng + 180) * 100)}`;
  return { id: townId ?? `found-${slug}-${place}`.slice(0, MAX_ID_CHARS), name: at.name, askedAs: name === at.name ? [] : [name] };
}

/** A town of which nothing is known but where it lies. */
export const bareTown = (name: string, { name: mapped, country, countryCode, lat, lng }: MappedPlace): FoundTown => ({
  ...foundIdOf({ name, townId: null }, { name: mapped, lat, lng }),
  ...{ country, countryCode, lat, lng, population: null },
  ...{ sights: [], tables: [], houses: [], sources: [], safetyFlags: [] },
});

/** True of a town that is in the trip's knowledge for its position only. */
export const isBare = ({ sights }: Pick<FoundTown, 'sights'>): boolean => sights.length < MIN_OWN_SIGHTS;

/** The known town that the trip stays in, for a place that nobody knows more of; undefined where none is near enough. */
export const townInstead = (at: Coordinates): TownSummary | undefined => townsNear(at, SAME_PLACE_KM).find(({ kind }) => kind !== 'region');

/** True where known towns lie within a day trip, and none so near that the trip stays there instead. */
export function hasSurroundings(at: Coordinates): boolean {
  if (townInstead(at)) return false;
  return townsNear(at, AROUND_KM).some(({ id, kind }) => kind !== 'region' && (openTown(id)?.places.length ?? 0) >= MIN_SIGHTS);
}
