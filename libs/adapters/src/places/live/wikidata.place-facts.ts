import { z } from 'zod';
import type { FoundSight } from '@app/contracts';
import type { PlaceFactsPort, TownSpot } from '@app/ports';
import type { HttpClient } from '../../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../../provider-hosts.js';
import { INTERESTS_OF } from '@app/contracts';
import { WIKIDATA_SIGHTS } from './kinds.js';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ITEMS = 120;
const MIN_LINKS = 2;
const MAX_NAME_CHARS = 120;
/** Articles in so many languages make a rank: a sight that forty Wikipedias describe is what the place is known for. */
const LINKS_OF_RANK: readonly (readonly [number, number])[] = [
  [40, 5],
  [15, 4],
  [6, 3],
  [3, 2],
];

const cell = z.object({ value: z.string() });
const Answer = z.object({
  results: z.object({ bindings: z.array(z.object({ item: cell, itemLabel: cell, coord: cell, links: cell, class: cell })) }),
});
type Row = z.infer<typeof Answer>['results']['bindings'][number];

const queryFor = ({ lat, lng, radiusKm }: TownSpot): string => `SELECT ?item ?itemLabel ?coord ?links ?class WHERE {
VALUES ?class { ${Object.keys(WIKIDATA_SIGHTS)
  .map((id) => `wd:${id}`)
  .join(' ')} }
SERVICE wikibase:around { ?item wdt:P625 ?coord . bd:serviceParam wikibase:center "Point(${lng} ${lat})"^^geo:wktLiteral ; wikibase:radius "${radiusKm}" . }
?item wdt:P31 ?class ; wikibase:sitelinks ?links .
FILTER(?links >= ${MIN_LINKS}) FILTER NOT EXISTS { ?item wdt:P576 ?gone }
SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul,de,fr,es,it,pt" . }
} ORDER BY DESC(?links) LIMIT ${MAX_ITEMS}`;

export interface WikidataOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `sparql` is under. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Sights around a town that Wikidata knows, ranked by how many Wikipedias describe them. No hours and no prices; items that no longer exist
 * are left out.
 *
 * @see Wikidata Query Service, /sparql
 */
export function createWikidataPlaceFacts({ http, userAgent, baseUrl = DEFAULT_BASE_URLS.wikidata, timeoutMs }: WikidataOptions): PlaceFactsPort {
  return {
    about: { origin: 'wikidata', name: 'Wikidata', licence: 'CC0 1.0', url: 'https://www.wikidata.org/wiki/Wikidata:Licensing' },
    async facts(spot, signal) {
      signal.throwIfAborted();
      const { results } = await http.requestJson({
        ...{ provider: 'Wikidata', url: joinUrl(baseUrl, 'sparql'), query: { query: queryFor(spot), format: 'json' } },
        ...{ headers: { 'user-agent': userAgent, accept: 'application/sparql-results+json' } },
        ...{ schema: Answer, retries: 1, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      // An item of two classes has a row for each.
      const byId = new Map<string, FoundSight>();
      for (const sight of results.bindings.flatMap(sightOf)) if (!byId.has(sight.id)) byId.set(sight.id, sight);
      return { sights: [...byId.values()], tables: [], houses: [] };
    },
  };
}

const idIn = (url: string): string | null => /\/(Q\d{1,12})$/.exec(url)?.[1] ?? null;
const rankOf = (links: number): number => LINKS_OF_RANK.find(([least]) => links >= least)?.[1] ?? 1;

function sightOf(row: Row): FoundSight[] {
  const [id, kind] = [idIn(row.item.value), WIKIDATA_SIGHTS[idIn(row.class.value) ?? '']];
  const [, lng, lat] = /^Point\((-?[\d.]+) (-?[\d.]+)\)$/.exec(row.coord.value) ?? [];
  const name = row.itemLabel.value.trim().slice(0, MAX_NAME_CHARS);
  // Without a label in these languages the service answers with the id.
  if (!id || !kind || lat === undefined || lng === undefined || name.length < 2 || name === id) return [];
  return [
    {
      ...{ id: `wd-${id.toLowerCase()}`, name, kind, lat: Number(lat), lng: Number(lng), wikidataId: id },
      interests: [...INTERESTS_OF[kind]],
      ...{ price: null, isFree: null, hours: null, stepFree: null },
      rank: rankOf(Number(row.links.value)),
      url: `https://www.wikidata.org/wiki/${id}`,
      origins: { place: 'wikidata' },
    },
  ];
}
