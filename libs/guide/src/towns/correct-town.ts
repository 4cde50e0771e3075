import type { AppliedCorrection, PlaceChange } from '@app/contracts';
import { foldName } from '../names.js';
import type { Town, TownPlace } from './town.js';

type Missing = Extract<PlaceChange, { kind: 'missing' }>;

const idOf = (name: string, taken: ReadonlySet<string>): string => {
  const slug =
    foldName(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'place';
  return taken.has(slug) ? `${slug}-2` : slug;
};

const OUTSIDE: ReadonlySet<string> = new Set(['viewpoint', 'neighbourhood', 'market', 'park', 'garden', 'beach', 'nature', 'zoo', 'theme_park', 'day_trip']);
const MIDDLE_RANK = 3;

function placeOf({ name, placeKind, interests, lat, lng, visitMinutes, cost, hours }: Missing, places: readonly TownPlace[]): TownPlace {
  const id = idOf(name, new Set(places.map((place) => place.id)));
  return { id, name, kind: placeKind, interests, lat, lng, visitMinutes, cost, hours, indoor: !OUTSIDE.has(placeKind), rank: MIDDLE_RANK, note: '' };
}

function changed(place: TownPlace, change: Exclude<PlaceChange, Missing>): TownPlace[] {
  switch (change.kind) {
    case 'closed':
      return [];
    case 'hours': {
      // The yearly closing days stood beside the old hours and go with them.
      const { closedOn: _gone, ...kept } = place;
      return [{ ...kept, hours: change.hours }];
    }
    case 'price':
      return [{ ...place, cost: change.cost, childCost: change.childCost }];
    case 'name':
      return [{ ...place, name: change.name }];
    case 'position':
      return [{ ...place, lat: change.lat, lng: change.lng }];
    case 'step_free':
      return [{ ...place, flags: { ...place.flags, stepFree: change.stepFree } }];
  }
}

/** The town as applied corrections leave it, the oldest first; those of other towns and of places that are gone change nothing. */
export function correctTown(town: Town, corrections: readonly AppliedCorrection[]): Town {
  const own = corrections.filter(({ townId }) => townId === town.id);
  if (own.length === 0) return town;
  const places = own.reduce<TownPlace[]>(
    (known, { change }) =>
      change.kind === 'missing'
        ? [...known, placeOf(change, known)]
        : known.flatMap((place) => (place.id === change.placeId ? changed(place, change) : [place])),
    [...town.places],
  );
  return { ...town, places };
}
