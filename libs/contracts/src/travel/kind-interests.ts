import type { Interest, PlaceKind } from './place-facts.js';

/** What travellers come to a kind of place for. */
export const INTERESTS_OF: Readonly<Record<PlaceKind, readonly [Interest, ...Interest[]]>> = {
  museum: ['museums', 'history'],
  gallery: ['art', 'museums'],
  landmark: ['history', 'architecture'],
  religious: ['religion', 'architecture'],
  palace: ['history', 'architecture'],
  viewpoint: ['views', 'photography'],
  neighbourhood: ['walks', 'local_life'],
  market: ['markets', 'food'],
  park: ['nature', 'walks'],
  garden: ['nature', 'walks'],
  beach: ['beach', 'nature'],
  nature: ['nature', 'walks'],
  shopping: ['shopping'],
  nightlife: ['nightlife'],
  show: ['music'],
  food_hall: ['food', 'markets'],
  zoo: ['family', 'nature'],
  theme_park: ['family'],
  day_trip: ['walks'],
  experience: ['local_life'],
};
