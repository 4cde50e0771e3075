import type { GuideCity } from '../city.schema.js';
import { foldName } from '../names.js';
import type { Town } from './town.js';

/** The guide's tests hold every place within this distance of the centre. */
const CITY_RADIUS_KM = 60;

const opened = new WeakMap<GuideCity, Town>();

/** The month in which a second reader went through all of the cities. */
const CITIES_CHECKED = '2026-11';

/** A city of the guide as a town; its lists are read when they are first asked for. */
export function townOfCity(city: GuideCity): Town {
  const known = opened.get(city);
  if (known) return known;
  const more = {
    aliases: city.aliases.map(foldName),
    kind: 'city' as const,
    radiusKm: CITY_RADIUS_KM,
    names: {},
    good: city.bestFor,
    bestMonths: [],
    foods: [...new Set(city.eateries.flatMap(({ cuisines }) => cuisines))],
    excursions: [],
    bases: [],
    events: [],
    stations: [],
    basis: 'general_knowledge' as const,
    checked: CITIES_CHECKED,
  };
  const town: Town = Object.assign(Object.create(Object.getPrototypeOf(city) as object), copyOf(city), more);
  opened.set(city, town);
  return town;
}

/** A spread would read every list at once; what is copied here is read too, so it happens once for each city. */
const copyOf = (city: GuideCity): GuideCity => ({ ...city });
