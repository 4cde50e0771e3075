import { z } from 'zod';
import type { FoundHouse, FoundSight, FoundTable, PlaceKind } from '@app/contracts';
import { INTERESTS_OF } from '@app/contracts';
import type { PlaceFactsPort, TownSpot } from '@app/ports';
import { greatCircleKm } from '../../flights/great-circle.js';
import type { HttpClient } from '../../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../../provider-hosts.js';
import { createHoursReader } from './read-hours.js';
import type { HoursReader } from './read-hours.js';
import { readPrice } from './stated-price.js';
import { listingsIn } from './wikitext-listings.js';
import type { Listing } from './wikitext-listings.js';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_NAME_CHARS = 120;
/** An article may list a place on the way; one much farther away is another town of that name. */
const REACH = 3;

const Answer = z.union([z.object({ parse: z.object({ title: z.string(), wikitext: z.string() }) }), z.object({ error: z.object({ code: z.string() }) })]);

/** Words of a name that say what the place is, the first that fits. */
const KIND_WORDS: readonly (readonly [RegExp, PlaceKind])[] = [
  [/\b(museum|musée|museo|museu)\b/i, 'museum'],
  [/\b(gallery|galerie|galleria)\b/i, 'gallery'],
  [/\b(cathedral|church|basilica|abbey|monastery|chapel|mosque|temple|synagogue|shrine|pagoda)\b/i, 'religious'],
  [/\b(castle|palace|château|schloss|palazzo)\b/i, 'palace'],
  [/\b(viewpoint|lookout|observation deck|cable car|funicular)\b/i, 'viewpoint'],
  [/\b(market|bazaar|souk)\b/i, 'market'],
  [/\b(garden|gardens)\b/i, 'garden'],
  [/\bpark\b/i, 'park'],
  [/\bbeach\b/i, 'beach'],
  [/\b(lake|falls|waterfall|cave|gorge|trail|island|forest|reserve)\b/i, 'nature'],
  [/\b(zoo|aquarium)\b/i, 'zoo'],
  [/\b(theatre|theater|opera|concert hall)\b/i, 'show'],
];

export interface WikivoyageOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `api.php` is under. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * The listings of a town's article in Wikivoyage: names, positions, hours and prices. Facts only: none of its sentences is read or kept.
 *
 * @see MediaWiki Action API, action=parse; https://en.wikivoyage.org/wiki/Wikivoyage:Listings
 */
export function createWikivoyagePlaceFacts({ http, userAgent, baseUrl = DEFAULT_BASE_URLS.wikivoyage, timeoutMs }: WikivoyageOptions): PlaceFactsPort {
  return {
    about: {
      origin: 'wikivoyage',
      name: 'Wikivoyage',
      licence: 'Wikivoyage contributors, CC BY-SA 4.0',
      url: 'https://en.wikivoyage.org/wiki/Wikivoyage:Copyleft',
    },
    async facts(spot, signal) {
      signal.throwIfAborted();
      const query = { action: 'parse', page: spot.name, prop: 'wikitext', redirects: 1, format: 'json', formatversion: 2 };
      const answer = await http.requestJson({
        ...{ provider: 'Wikivoyage', url: joinUrl(baseUrl, 'api.php'), query, headers: { 'user-agent': userAgent } },
        ...{ schema: Answer, retries: 1, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      // A missing article is an error of the interface, and no failure.
      if ('error' in answer) return { sights: [], tables: [], houses: [] };
      const readHours = await createHoursReader();
      const url = `https://en.wikivoyage.org/wiki/${encodeURIComponent(answer.parse.title.replaceAll(' ', '_'))}`;
      const listings = listingsIn(answer.parse.wikitext).flatMap((listing) => located(listing, spot));
      return {
        sights: listings.flatMap((listing) => sightOf(listing, readHours, url)),
        tables: listings.flatMap((listing) => tableOf(listing, readHours)),
        houses: listings.flatMap(houseOf),
      };
    },
  };
}

interface LocatedListing extends Listing {
  readonly head: { readonly id: string; readonly name: string; readonly lat: number; readonly lng: number };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** Listings without a position cannot be planned. */
function located(listing: Listing, spot: TownSpot): LocatedListing[] {
  const { name = '', lat, long } = listing.parameters;
  const at = { lat: Number(lat ?? Number.NaN), lng: Number(long ?? Number.NaN) };
  const slug = slugOf(name);
  if (!(Math.abs(at.lat) <= 90 && Math.abs(at.lng) <= 180) || slug.length < 2 || name.length > MAX_NAME_CHARS) return [];
  if (greatCircleKm(at, spot) > spot.radiusKm * REACH) return [];
  return [{ ...listing, head: { id: `wv-${slug}`, name, ...at } }];
}

const ORIGIN = { origins: { place: 'wikivoyage' } } as const;

/** `M-Sa 09:00-17:00` and `daily 10:00-18:00` as OpenStreetMap writes them. */
const inOsmSyntax = (hours: string): string =>
  hours
    .replace(/[–—−]/g, '-')
    .replace(/\bdaily\b/gi, 'Mo-Su')
    .replace(/\b24 hours( a day)?\b/gi, '24/7')
    .replace(/\bM\b/g, 'Mo')
    .replace(/\bW\b/g, 'We')
    .replace(/\bF\b/g, 'Fr')
    .replace(/\s{0,2}-\s{0,2}/g, '-')
    .replace(/,\s*(?=(Mo|Tu|We|Th|Fr|Sa|Su)\b[^,;]*\d)/g, '; ');

const hoursOf = ({ hours }: Listing['parameters'], readHours: HoursReader) => (hours ? readHours(inOsmSyntax(hours)) : null);

function sightOf({ section, parameters, head }: LocatedListing, readHours: HoursReader, url: string): FoundSight[] {
  if (section !== 'see' && section !== 'do') return [];
  const kind = KIND_WORDS.find(([words]) => words.test(head.name))?.[1] ?? (section === 'do' ? 'experience' : 'landmark');
  const { price, isFree } = readPrice(parameters['price']);
  const wikidataId = /^Q\d{1,12}$/.exec(parameters['wikidata'] ?? '')?.[0] ?? null;
  return [
    {
      ...{ ...head, kind, price, isFree, wikidataId, url, ...ORIGIN },
      interests: [...INTERESTS_OF[kind]],
      hours: hoursOf(parameters, readHours),
      stepFree: null,
      rank: section === 'see' ? 3 : 2,
    },
  ];
}

function tableOf({ section, parameters, head }: LocatedListing, readHours: HoursReader): FoundTable[] {
  if (section !== 'eat') return [];
  return [{ ...head, kind: 'restaurant', cuisines: [], diets: [], hours: hoursOf(parameters, readHours), ...ORIGIN }];
}

const houseOf = ({ section, head }: LocatedListing): FoundHouse[] => (section === 'sleep' ? [{ ...head, ...ORIGIN }] : []);
