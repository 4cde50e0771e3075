import { foldName } from '../names.js';
import { findTowns } from './towns.js';

/** States, provinces and wide regions that are no town of the gazetteer: name and other spellings, countries, towns that people go to there. */
const WIDE_REGIONS = `
Scotland, Schottland, Écosse, Escocia, Scozia, Escócia | GB | Edinburgh, Glasgow, Isle of Skye, Inverness, Oban, Fort William, St Andrews, Stirling, Aberdeen, Pitlochry, Isle of Mull, Orkney, Isle of Arran
Northern Ireland, Nordirland, Irlande du Nord, Irlanda del Norte, Irlanda del Nord, Irlanda do Norte | GB | Belfast, Derry, Causeway Coast
Yorkshire | GB | York, Leeds, Whitby, Yorkshire Dales, Harrogate, Haworth, Scarborough
Sussex | GB | Brighton, Rye, Chichester, Eastbourne, Lewes
Patagonia, Patagonien, Patagonie | AR, CL | El Calafate, El Chaltén, Ushuaia, Bariloche, Torres del Paine, Puerto Madryn, Punta Arenas, Puerto Natales
Queensland | AU | Brisbane, Cairns, Noosa, Gold Coast, Whitsundays, Port Douglas, Townsville
New South Wales | AU | Sydney, Byron Bay, Blue Mountains, Hunter Valley, Newcastle
Western Australia, Westaustralien | AU | Perth, Margaret River, Broome, Exmouth
South Australia, Südaustralien | AU | Adelaide, Barossa Valley, Kangaroo Island
Northern Territory | AU | Darwin, Uluru, Alice Springs, Kakadu
Ontario | CA | Toronto, Ottawa, Niagara Falls, Kingston, Algonquin, Stratford
British Columbia | CA | Vancouver, Victoria, Whistler, Tofino, Kelowna, Revelstoke
Alberta | CA | Calgary, Banff, Jasper, Edmonton
Nova Scotia | CA | Halifax, Cape Breton, Lunenburg
Newfoundland, Neufundland | CA | St. John's, Gros Morne
Alaska | US | Anchorage, Denali, Juneau, Seward, Fairbanks, Sitka
Arizona | US | Phoenix, Sedona, Tucson, Grand Canyon, Scottsdale, Flagstaff
California, Kalifornien, Californie | US | San Francisco, Los Angeles, San Diego, Yosemite, Monterey, Napa Valley, Santa Barbara, Lake Tahoe, Palm Springs, Big Sur
Colorado | US | Denver, Boulder, Aspen, Colorado Springs, Telluride, Durango, Estes Park
Florida, Floride | US | Miami, Orlando, Key West, St. Augustine, Tampa, Everglades, Sarasota
Hawaii, Hawái, Havaí | US | Honolulu, Maui, Kauai, Big Island, Oahu
Louisiana | US | New Orleans, Lafayette, Baton Rouge
Maine | US | Portland, Acadia, Bar Harbor, Kennebunkport
Massachusetts | US | Boston, Cape Cod, Salem, Nantucket
Michigan | US | Detroit, Traverse City, Mackinac Island, Grand Rapids, Ann Arbor
Minnesota | US | Minneapolis, Duluth
Montana | US | Bozeman, Missoula, Glacier National Park, Whitefish
Nevada | US | Las Vegas, Reno
New Mexico | US | Santa Fe, Albuquerque, Taos
North Carolina | US | Asheville, Charlotte, Outer Banks, Wilmington
Oregon | US | Portland, Bend, Cannon Beach, Ashland, Hood River, Astoria
South Carolina | US | Charleston, Myrtle Beach, Hilton Head, Greenville
Tennessee | US | Nashville, Memphis, Gatlinburg, Chattanooga, Knoxville
Texas | US | Austin, San Antonio, Houston, Dallas, Fort Worth, Big Bend, Galveston
Utah | US | Salt Lake City, Zion, Moab, Park City, Bryce Canyon
Vermont | US | Burlington, Stowe, Woodstock
Wisconsin | US | Milwaukee, Madison, Door County
Wyoming | US | Jackson Hole, Yellowstone, Cody
Chiapas | MX | San Cristóbal de las Casas, Palenque, Comitán, Tuxtla Gutiérrez
Jalisco | MX | Guadalajara, Puerto Vallarta, Tequila
Canary Islands, Kanarische Inseln, Kanaren, Canaries, Canarias, Canarie, Canárias | ES | Tenerife, Gran Canaria, Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro
Balearic Islands, Balearen, Baléares, Baleares, Baleari | ES | Mallorca, Menorca, Ibiza, Formentera
Java | ID | Yogyakarta, Jakarta, Bandung, Malang, Solo
Moravia, Mähren, Moravie | CZ | Brno, Olomouc, Mikulov, Telč
`;

export interface WideRegion {
  readonly name: string;
  readonly countryCodes: readonly string[];
  /** Ids of the towns that stand for it. */
  readonly townIds: ReadonlySet<string>;
}

const cells = (cell = ''): string[] => cell.split(',').map((word) => word.trim());

function regionOf(line: string): WideRegion & { readonly spellings: readonly string[] } {
  const [names = '', countries = '', towns = ''] = line.split(' | ');
  const spellings = cells(names);
  const countryCodes = cells(countries);
  const idOf = (town: string): string[] =>
    findTowns(town)
      .flatMap(({ id, countryCode }) => (countryCodes.includes(countryCode) ? id : []))
      .slice(0, 1);
  return { name: spellings[0] ?? '', spellings, countryCodes, townIds: new Set(cells(towns).flatMap(idOf)) };
}

let known: ReadonlyMap<string, WideRegion> | undefined;

/** The wide region of that name in any of the six languages; undefined when it is none. */
export function wideRegionNamed(name: string): WideRegion | undefined {
  known ??= new Map(
    WIDE_REGIONS.trim()
      .split('\n')
      .map(regionOf)
      .flatMap((region) => region.spellings.map((spelling) => [foldName(spelling), region] as const)),
  );
  return known.get(foldName(name));
}

/** The names of all wide regions, in English. */
export const wideRegionNames = (): readonly string[] =>
  WIDE_REGIONS.trim()
    .split('\n')
    .map((line) => cells(line.split(' | ')[0])[0] ?? '');
