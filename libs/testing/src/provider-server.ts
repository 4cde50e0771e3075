import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const DAY_MS = 24 * 60 * 60 * 1000;
const EUR_RATES = { USD: 1.1, GBP: 0.85, CHF: 0.95, JPY: 160 };

function daysBetween(start: string, end: string): string[] {
  const days: string[] = [];
  for (let ms = Date.parse(start); ms <= Date.parse(end) && days.length < 400; ms += DAY_MS) days.push(new Date(ms).toISOString().slice(0, 10));
  return days;
}

/** Weather that depends on nothing but the date. */
function weatherOf(url: URL): unknown {
  const time = daysBetween(url.searchParams.get('start_date') ?? '', url.searchParams.get('end_date') ?? '');
  const dayOf = (date: string): number => Number(date.slice(8));
  return {
    timezone: 'Europe/Lisbon',
    daily: {
      time,
      weather_code: time.map((date) => [1, 3, 61][dayOf(date) % 3]),
      temperature_2m_max: time.map((date) => 18 + (dayOf(date) % 7)),
      temperature_2m_min: time.map((date) => 9 + (dayOf(date) % 5)),
      precipitation_sum: time.map((date) => (dayOf(date) % 3 === 2 ? 4 : 0)),
      precipitation_probability_max: time.map((date) => (dayOf(date) % 3 === 2 ? 60 : 10)),
    },
  };
}

function answerTo(url: URL): unknown {
  if (url.pathname.endsWith('/search')) return { results: [{ id: 1, name: url.searchParams.get('name'), latitude: 38.72, longitude: -9.13 }] };
  if (url.pathname.endsWith('/forecast') || url.pathname.endsWith('/archive')) return weatherOf(url);
  if (url.pathname.endsWith('/latest')) return { base: 'EUR', date: '2026-11-19', rates: EUR_RATES };
  if (url.pathname.endsWith('/search/page')) return { pages: [{ id: 1, key: (url.searchParams.get('q') ?? '').replaceAll(' ', '_') }] };
  const [, title] = url.pathname.split('/page/summary/');
  if (title) return { type: 'standard', title: decodeURIComponent(title).replaceAll('_', ' '), extract: 'A place with a long past.' };
  return null;
}

/** An answer instead of the good one: data, a text as it stands, or none while the connection stays open. */
type Treatment = { readonly status: number; readonly body: unknown } | { readonly status: number; readonly text: string } | 'silence';

/** Weather, exchange rates and articles on a loopback port, in the forms of Open-Meteo, Frankfurter and Wikipedia; counts who asks what under which key. */
export class ProviderServer {
  readonly timesByPath = new Map<string, number>();
  /** Path and query of every request, in their order. */
  readonly seen: string[] = [];
  /** What is answered instead of the good answer; null means the good one. */
  treat: (url: URL) => Treatment | null = () => null;
  /** Bodies that came under each Idempotency-Key: one key must never stand for two effects. */
  readonly bodiesByKey = new Map<string, Set<string>>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ProviderServer> {
    const server = createServer();
    const provider = new ProviderServer(server);
    server.on('request', (incoming, response) => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      provider.timesByPath.set(url.pathname, (provider.timesByPath.get(url.pathname) ?? 0) + 1);
      provider.seen.push(`${url.pathname}${url.search}`);
      const key = incoming.headers['idempotency-key'];
      if (typeof key === 'string') provider.bodiesByKey.set(key, (provider.bodiesByKey.get(key) ?? new Set()).add(url.href));
      incoming.resume();
      const good = answerTo(url);
      const answer = provider.treat(url) ?? { status: good === null ? 404 : 200, body: good ?? {} };
      if (answer === 'silence') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end('text' in answer ? answer.text : JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get env(): Record<string, string> {
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      OPEN_METEO_BASE_URL: url,
      OPEN_METEO_GEOCODING_BASE_URL: url,
      OPEN_METEO_ARCHIVE_BASE_URL: url,
      FRANKFURTER_BASE_URL: `${url}/v1`,
      SEARCH_BASE_URL: `${url}/articles`,
      OVERPASS_BASE_URL: `${url}/overpass`,
      WIKIDATA_BASE_URL: `${url}/wikidata`,
      WIKIVOYAGE_BASE_URL: `${url}/wikivoyage`,
      PHOTON_BASE_URL: `${url}/photon`,
      NETWORK: 'online',
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
