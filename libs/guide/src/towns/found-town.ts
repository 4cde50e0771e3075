import type { FoundSight, FoundTable, FoundTown } from '@app/contracts';
import { AIRPORTS } from '../airports.js';
import type { GuideEatery, Hours, PlaceKind } from '../city.schema.js';
import { distanceKm } from '../distance.js';
import { foldName } from '../names.js';
import type { Town, TownPlace } from './town.js';
import { USUAL_VISITS } from './usual-visits.js';

/** What towns of a country share, from the nearest town of it that is known; `null` where none is. */
export interface FoundTownNeighbours {
  /** A known town of the same country, the nearest. */
  readonly compatriot: Town | null;
  /** The nearest known town of any country; its climate is taken. */
  readonly nearest: Town;
  /** Known towns whose sights are visited from a town that has none itself. */
  readonly lenders: readonly Town[];
}

const AIRPORT_REACH_KM = 150;
const MAX_AIRPORTS = 2;
const KM_PER_HOUR = 60;
const TRANSFER_BASE_MINUTES = 15;
/** A town that is found has all its places within this distance. */
const FOUND_RADIUS_KM = 15;
/** As far as people go for a sight without making a day of it. */
export const LENT_KM = 25;
/** Same place under two names: this near, or this near and of one name. */
const SAME_POINT_KM = 0.03;
const SAME_NAME_KM = 0.6;
const USUAL_TABLE_HOURS: Hours = [
  { days: 'Mon-Sun', from: '12:00', to: '15:00' },
  { days: 'Mon-Sun', from: '18:00', to: '22:00' },
];
const USUAL_CAFE_HOURS: Hours = [{ days: 'Mon-Sun', from: '08:00', to: '18:00' }];
/** Where no town of the country is known, prices are stated in EUR. */
const ANY_COUNTRY = { currency: 'EUR', nightly: { budget: 45, midrange: 90, premium: 190 }, food: { budget: 18, midrange: 38, premium: 85 }, fare: 2 };
const MEALS_PER_DAY = 3;

const rounded = (amount: number): number => (amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10);

/** `Sources` in a note is what the licences ask for; the words say what was not known. */
const noteOf = ({ origins, price, isFree, hours }: FoundSight): string => {
  const unknown = [...(hours ? [] : ['hours']), ...(price || isFree ? [] : ['price'])];
  const by = { openstreetmap: 'OpenStreetMap', wikidata: 'Wikidata', wikivoyage: 'Wikivoyage', foursquare: 'Foursquare' } as Readonly<Record<string, string>>;
  return `From ${by[origins.place] ?? origins.place}${unknown.length > 0 ? `; ${unknown.join(' and ')} usual for its kind, please check` : ''}.`;
};

function sightOf(sight: FoundSight, currency: string, dayOfFood: number): TownPlace {
  const usual = USUAL_VISITS[sight.kind];
  const stated = sight.price?.currency === currency ? sight.price.amount : undefined;
  const cost = sight.isFree ? 0 : (stated ?? rounded(usual.foodDays * dayOfFood));
  const { id, name, kind, interests, lat, lng, rank } = sight;
  return {
    ...{ id, name, kind, interests, lat, lng, rank, cost },
    visitMinutes: usual.minutes,
    indoor: usual.indoor,
    hours: sight.hours ?? usual.hours,
    note: noteOf(sight),
    ...(sight.stepFree === null ? {} : { flags: { stepFree: sight.stepFree } }),
  };
}

function tableOf({ id, name, kind, cuisines, diets, lat, lng, hours }: FoundTable, dayOfFood: number): GuideEatery {
  const isCafe = kind === 'cafe';
  return {
    ...{ id, name, kind, diets, lat, lng },
    cuisines: cuisines.length > 0 ? cuisines : [isCafe ? 'café' : 'local'],
    meals: isCafe ? ['breakfast', 'lunch'] : ['lunch', 'dinner'],
    tier: 'midrange',
    mealCost: rounded((dayOfFood / MEALS_PER_DAY) * (isCafe ? 0.6 : 1.2)),
    hours: hours ?? (isCafe ? USUAL_CAFE_HOURS : USUAL_TABLE_HOURS),
    note: '',
  };
}

const isSame = (one: { name: string; lat: number; lng: number }, other: { name: string; lat: number; lng: number }): boolean => {
  const apartKm = distanceKm(one, other);
  return apartKm <= SAME_POINT_KM || (apartKm <= SAME_NAME_KM && foldName(one.name) === foldName(other.name));
};

/** The nearest first, those of the own country before those beyond a border. */
function airportsNear(point: { lat: number; lng: number; countryCode: string }, fare: number): Town['airports'] {
  return AIRPORTS.map((airport) => ({ airport, km: distanceKm(point, airport) }))
    .filter(({ km }) => km <= AIRPORT_REACH_KM)
    .sort((a, b) => Number(b.airport.countryCode === point.countryCode) - Number(a.airport.countryCode === point.countryCode) || a.km - b.km)
    .slice(0, MAX_AIRPORTS)
    .map(({ airport: { iata, name, lat, lng }, km }) => ({
      ...{ iata, name: `${name} Airport`, lat, lng },
      transfer: { mode: 'transit', minutes: Math.round(TRANSFER_BASE_MINUTES + (km / KM_PER_HOUR) * 60), cost: rounded(fare + km / 10) },
    }));
}

const zoneOf = (point: { lat: number; lng: number }, countryCode: string): string | undefined => {
  const own = AIRPORTS.filter((airport) => airport.countryCode === countryCode);
  return (own.length > 0 ? own : AIRPORTS).reduce((best, next) => (distanceKm(point, next) < distanceKm(point, best) ? next : best)).timezone;
};

/** What stays, food and rides cost in the towns of a country. */
const usualPrices = (compatriot: Town | null): typeof ANY_COUNTRY =>
  compatriot
    ? {
        currency: compatriot.currency,
        nightly: compatriot.stayAreas[0]?.nightly ?? ANY_COUNTRY.nightly,
        food: compatriot.daily.food,
        fare: compatriot.localTransport.singleFare,
      }
    : ANY_COUNTRY;

/** The sights of a town next door that are near enough for a few hours; their notes say where they are. Prices in another currency are left out. */
const lentSights = (lender: Town, at: { lat: number; lng: number }, currency: string): TownPlace[] =>
  lender.places
    .filter((place) => distanceKm(at, place) <= LENT_KM && (place.cost === 0 || lender.currency === currency))
    .map((place) => ({ ...place, id: `${lender.id}-${place.id}`, note: `In ${lender.name}.${place.note === '' ? '' : ` ${place.note}`}` }));

/** A town that only live sources know; prices are those of its country, climate that of the nearest known town, both stated as such. */
function newTown(found: FoundTown, { compatriot, nearest, lenders }: FoundTownNeighbours): Town {
  const { id, name, country, countryCode, lat, lng } = found;
  const { currency, food, nightly, fare } = usualPrices(compatriot);
  const airports = airportsNear(found, fare);
  const own = found.sights.map((sight) => sightOf(sight, currency, food.midrange));
  const places = [...own, ...lenders.flatMap((lender) => lentSights(lender, found, currency))];
  return {
    ...{ id, name, country, countryCode, lat, lng, currency, airports, places },
    aliases: found.askedAs.map(foldName),
    names: {},
    continent: (compatriot ?? nearest).continent,
    cityCode: airports[0]?.iata ?? 'XXX',
    kind: 'town',
    radiusKm: FOUND_RADIUS_KM + (lenders.length > 0 ? LENT_KM : 0),
    timezone: zoneOf(found, countryCode) ?? nearest.timezone,
    languages: compatriot?.languages ?? [],
    plugs: compatriot?.plugs ?? [],
    asOf:
      found.sources
        .flatMap(({ asOf }) => asOf ?? [])
        .sort()
        .at(-1) ?? nearest.asOf,
    summary: `${name}, ${country}: ${own.length > 0 ? 'sights and tables from live sources' : 'no sights are known here'}; prices are usual ones of the country.`,
    bestFor: [...new Set(places.flatMap(({ interests }) => interests))].slice(0, 6),
    good: [...new Set(places.flatMap(({ interests }) => interests))].slice(0, 6),
    bestMonths: [],
    climate: nearest.climate,
    daily: { food, localTransport: rounded(fare * 2) },
    localTransport: { summary: 'Local buses and walking; fares are usual ones of the country.', singleFare: fare, dayPass: null },
    stayAreas: [{ id: 'centre', name: `${name} centre`, lat, lng, nightly, note: '' }],
    eateries: found.tables.map((table) => tableOf(table, food.midrange)),
    safety: [],
    foods: [],
    excursions: [],
    bases: [],
    events: [],
    stations: [],
    basis: 'live',
  };
}

/**
 * The town of what live sources found. One that the gazetteer knows keeps what it says and gets the sights and tables that it lacks; for one
 * that it does not know, prices and climate are those of its neighbours.
 */
export function townOfFound(found: FoundTown, known: Town | undefined, neighbours: FoundTownNeighbours): Town {
  if (!known) return newTown(found, neighbours);
  const food = known.daily.food.midrange;
  const sights = found.sights.filter((sight) => !known.places.some((place) => isSame(place, sight)));
  const tables = found.tables.filter((table) => !known.eateries.some((eatery) => isSame(eatery, table)));
  return {
    ...known,
    places: [...known.places, ...sights.map((sight) => sightOf(sight, known.currency, food))],
    eateries: [...known.eateries, ...tables.map((table) => tableOf(table, food))],
  };
}

/** Kinds whose usual price the guide states as a share of a day's food. */
export const usualCostIsModelled = (kind: PlaceKind): boolean => USUAL_VISITS[kind].foodDays > 0;
