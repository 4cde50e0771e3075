import { z } from 'zod';
import { TerminalError } from '@app/contracts';
import type { FoundPlace, PlaceQuery, PlaceSearchPort } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import type { JsonRequest } from '../http/request-json.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';

const RETRIES = 1;
const MAX_SUMMARY_CHARS = 1_200;
/** Wikimedia asks every client to say who it is. */
const USER_AGENT = 'NaviGo (trip planning)';
/** Wikimedia keeps summaries and search under two roots; other servers of this interface have one. */
const WIKIMEDIA_SUMMARIES = /\/api\/rest_v1\/*$/;
const WIKIMEDIA_SEARCH = '/w/rest.php/v1';

const SearchAnswer = z.object({ pages: z.array(z.object({ key: z.string().min(1) })) });
const SummaryAnswer = z.object({
  type: z.string().optional(),
  title: z.string().min(1),
  description: z.string().nullish(),
  extract: z.string().default(''),
  coordinates: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullish(),
  content_urls: z.object({ desktop: z.object({ page: z.string() }) }).nullish(),
});
type SummaryAnswer = z.infer<typeof SummaryAnswer>;

export interface WikipediaPlaceSearchOptions {
  readonly http: HttpClient;
  /** The root that `/page/summary/{title}` is under. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Articles of an encyclopedia with a Wikipedia-compatible REST interface: found by words, told by their first paragraph.
 *
 * A server without search is asked for the title that the words make. Pages that only tell meanings of a word apart are left out.
 * @see Wikimedia REST API, /page/summary/{title}, and MediaWiki REST API, /search/page
 */
export function createWikipediaPlaceSearch({ http, baseUrl = DEFAULT_BASE_URLS.wikipedia, timeoutMs }: WikipediaPlaceSearchOptions): PlaceSearchPort {
  const searchUrl = joinUrl(WIKIMEDIA_SUMMARIES.test(baseUrl) ? new URL(WIKIMEDIA_SEARCH, baseUrl).href : baseUrl, 'search/page');
  const ask = <T>(request: Pick<JsonRequest<T>, 'url' | 'query' | 'schema' | 'signal'>): Promise<T> =>
    http.requestJson({
      provider: 'Wikipedia',
      retries: RETRIES,
      headers: { 'user-agent': USER_AGENT },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...request,
    });

  async function titlesFor({ text, city, limit }: PlaceQuery, signal: AbortSignal): Promise<string[]> {
    const words = city && !text.toLowerCase().includes(city.toLowerCase()) ? `${text} ${city}` : text;
    const found = await absent(ask({ url: searchUrl, query: { q: words, limit }, schema: SearchAnswer, signal }));
    return found ? found.pages.map(({ key }) => key).slice(0, limit) : [text.trim().replaceAll(' ', '_')];
  }

  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const titles = await titlesFor(query, signal);
      const urlOf = (title: string): string => joinUrl(baseUrl, `page/summary/${encodeURIComponent(title)}`);
      const pages = await Promise.all(titles.map((title) => absent(ask({ url: urlOf(title), schema: SummaryAnswer, signal }))));
      return pages.flatMap((page) => (page && page.type !== 'disambiguation' ? [toPlace(page)] : []));
    },
  };
}

/** Null where the server says that there is no such page. */
async function absent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TerminalError && error.code === 'PROVIDER_BAD_REQUEST') return null;
    throw error;
  }
}

const toPlace = (page: SummaryAnswer): FoundPlace => ({
  name: page.title,
  city: null,
  kind: page.description ?? null,
  summary: page.extract.slice(0, MAX_SUMMARY_CHARS),
  lat: page.coordinates?.lat ?? null,
  lng: page.coordinates?.lon ?? null,
  url: page.content_urls?.desktop.page ?? null,
  source: 'live',
  sourceName: 'Wikipedia',
});
