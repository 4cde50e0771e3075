import { z } from 'zod';
import { RetryableError } from '@app/contracts';
import { INTERESTS_OF } from '@app/contracts';
import type { FoundHouse, FoundSight, FoundTable, PlaceKind } from '@app/contracts';
import type { PlaceFactsPort, TownSpot } from '@app/ports';
import type { HttpClient } from '../../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../../provider-hosts.js';
import { OSM_HOUSES, OSM_SIGHTS, OSM_TABLES } from './kinds.js';
import { createHoursReader } from './read-hours.js';
import type { HoursReader } from './read-hours.js';
import { readPrice } from './stated-price.js';
import { OPENSTREETMAP } from './openstreetmap.js';

const MAX_BYTES = 4 * 1024 * 1024;
const SERVER_SECONDS = 20;
const SERVER_BYTES = 64 * 1024 * 1024;
const NEAR_METRES = 4_000;
const MAX_KNOWN = 250;
const MAX_NEAR = 150;
const MAX_TABLES = 120;
const MAX_HOUSES = 40;
const MAX_NAME_CHARS = 120;

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  center: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  tags: z.record(z.string(), z.string()).default({}),
});
type Element = z.infer<typeof Element>;
const Answer = z.object({ elements: z.array(Element), remark: z.string().optional() });

const anyOf = (values: readonly string[]): string => `"^(${values.join('|')})$"`;

/** Named sights that Wikidata knows in the whole reach, all named ones near the centre, and tables and houses there. */
function queryFor({ lat, lng, radiusKm }: TownSpot): string {
  const far = `(around:${Math.round(radiusKm * 1000)},${lat},${lng})`;
  const near = `(around:${NEAR_METRES},${lat},${lng})`;
  const sights = Object.entries(OSM_SIGHTS).map(([key, values]) => `["${key}"~${anyOf(Object.keys(values))}]["name"]`);
  // Every church is a place of worship; those worth a visit have an item of their own.
  const plain = sights.filter((filter) => !filter.startsWith('["amenity"') && !filter.startsWith('["leisure"'));
  return [
    `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`,
    `(${sights.map((filter) => `nwr${filter}["wikidata"]${far};`).join('')});out center ${MAX_KNOWN};`,
    `(${plain.map((filter) => `nwr${filter}[!"wikidata"]${near};`).join('')});out center ${MAX_NEAR};`,
    `nwr["amenity"~${anyOf(Object.keys(OSM_TABLES))}]["name"]${near};out center ${MAX_TABLES};`,
    `nwr["tourism"~${anyOf([...OSM_HOUSES])}]["name"]${near};out center ${MAX_HOUSES};`,
  ].join('');
}

export interface OverpassOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `interpreter` is under. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * What OpenStreetMap knows of a town, by an Overpass server: sights, tables and houses with hours, fees, steps and diets as far as they are
 * tagged.
 *
 * @see Overpass API, /interpreter; https://wiki.openstreetmap.org/wiki/Key:opening_hours
 */
export function createOverpassPlaceFacts({ http, userAgent, baseUrl = DEFAULT_BASE_URLS.overpass, timeoutMs }: OverpassOptions): PlaceFactsPort {
  return {
    about: OPENSTREETMAP,
    async facts(spot, signal) {
      signal.throwIfAborted();
      const { elements, remark } = await http.requestJson({
        ...{ provider: 'Overpass', url: joinUrl(baseUrl, 'interpreter'), query: { data: queryFor(spot) }, headers: { 'user-agent': userAgent } },
        ...{ schema: Answer, retries: 1, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      // A query that ran out of time or memory is answered with 200, a remark and a part of the elements.
      if (remark?.includes('error') && elements.length === 0) throw new RetryableError('PROVIDER_UNAVAILABLE', 'Overpass gave up on the query');
      const readHours = await createHoursReader();
      return {
        sights: elements.flatMap((element) => sightOf(element, readHours)),
        tables: elements.flatMap((element) => tableOf(element, readHours)),
        houses: elements.flatMap(houseOf),
      };
    },
  };
}

const ORIGIN = { origins: { place: 'openstreetmap' } } as const;

/** Id, name and position; null for what lacks one of them. */
function headOf({ type, id, lat, lon, center, tags }: Element): { id: string; name: string; lat: number; lng: number } | null {
  const name = (tags['name:en'] ?? tags['name'] ?? '').trim().slice(0, MAX_NAME_CHARS);
  const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null);
  return at && name.length > 1 ? { id: `osm-${type[0]}${id}`, name, lat: at.lat, lng: at.lon } : null;
}

function kindOf(tags: Element['tags']): PlaceKind | null {
  for (const [key, values] of Object.entries(OSM_SIGHTS)) {
    const kind = values[tags[key] ?? ''];
    if (kind) return kind;
  }
  return null;
}

const stepFreeOf = ({ wheelchair }: Element['tags']): boolean | null => (wheelchair === 'yes' ? true : wheelchair === 'no' ? false : null);

/** Better known than a bare name: what other projects describe, and what is protected as heritage. */
const rankOf = (tags: Element['tags']): number =>
  Math.min(4, 1 + Number('wikidata' in tags) + Number('wikipedia' in tags) + Number('heritage' in tags || tags['tourism'] === 'attraction'));

function sightOf(element: Element, readHours: HoursReader): FoundSight[] {
  const { tags } = element;
  const [head, kind] = [headOf(element), kindOf(tags)];
  // What is gone or never open to the public is tagged so.
  if (!head || !kind || tags['access'] === 'private' || 'disused' in tags || 'abandoned' in tags) return [];
  const paid = readPrice(tags['charge']);
  const wikidataId = /^Q\d{1,12}$/.exec(tags['wikidata'] ?? '')?.[0] ?? null;
  return [
    {
      ...{ ...head, kind, wikidataId, ...ORIGIN },
      interests: [...INTERESTS_OF[kind]],
      price: paid.price,
      isFree: paid.isFree ?? (tags['fee'] === 'no' ? true : tags['fee'] === 'yes' ? false : null),
      hours: tags['opening_hours'] ? readHours(tags['opening_hours']) : null,
      stepFree: stepFreeOf(tags),
      rank: rankOf(tags),
      url: `https://www.openstreetmap.org/${element.type}/${element.id}`,
    },
  ];
}

const DIETS = { vegetarian: 'vegetarian', vegan: 'vegan', halal: 'halal', kosher: 'kosher', gluten_free: 'gluten_free' } as const;
const MAX_CUISINES = 4;

function tableOf(element: Element, readHours: HoursReader): FoundTable[] {
  const { tags } = element;
  const [head, kind] = [headOf(element), OSM_TABLES[tags['amenity'] ?? '']];
  if (!head || !kind) return [];
  return [
    {
      ...{ ...head, kind, ...ORIGIN },
      cuisines: cuisinesOf(tags['cuisine']),
      diets: Object.values(DIETS).filter((diet) => ['yes', 'only'].includes(tags[`diet:${diet}`] ?? '')),
      hours: tags['opening_hours'] ? readHours(tags['opening_hours']) : null,
    },
  ];
}

const cuisinesOf = (tag = ''): string[] =>
  tag
    .split(';')
    .map((cuisine) => cuisine.trim().replaceAll('_', ' '))
    .filter((cuisine) => /^[\p{L} -]{2,40}$/u.test(cuisine))
    .slice(0, MAX_CUISINES);

function houseOf(element: Element): FoundHouse[] {
  const head = headOf(element);
  return head && OSM_HOUSES.has(element.tags['tourism'] ?? '') ? [{ ...head, ...ORIGIN }] : [];
}
