import { foldName } from '../names.js';

/** States, provinces and wide regions that are no town of the gazetteer: name and other spellings, countries, ids of towns that people go to there. */
const WIDE_REGIONS = `
Scotland, Schottland, Écosse, Escocia, Scozia, Escócia | GB | edinburgh, glasgow, skye, inverness, oban, fort-william, st-andrews, stirling, aberdeen, pitlochry, isle-of-mull, orkney, arran
Northern Ireland, Nordirland, Irlande du Nord, Irlanda del Norte, Irlanda del Nord, Irlanda do Norte | GB | belfast, derry, causeway-coast
Yorkshire | GB | york, leeds, whitby, yorkshire-dales, harrogate, haworth
Sussex | GB | brighton, rye, eastbourne-sussex
Patagonia, Patagonien, Patagonie | AR, CL | el-calafate, el-chalten, ushuaia, bariloche, torres-del-paine, puerto-madryn, punta-arenas, puerto-natales
Queensland | AU | brisbane, cairns, noosa, gold-coast, whitsundays, port-douglas, townsville
New South Wales | AU | sydney, byron-bay, blue-mountains, hunter-valley
Western Australia, Westaustralien | AU | perth, margaret-river, broome, exmouth
South Australia, Südaustralien | AU | adelaide, kangaroo-island
Northern Territory | AU | darwin, uluru, alice-springs, kakadu
Ontario | CA | toronto, ottawa, niagara-falls
British Columbia | CA | vancouver, victoria-bc, whistler, tofino, kelowna-okanagan, yoho-revelstoke
Alberta | CA | calgary, banff, jasper, edmonton
Alaska | US | anchorage, denali, juneau, seward-ak, fairbanks, sitka
Arizona | US | phoenix, sedona, tucson, grand-canyon, flagstaff
California, Kalifornien, Californie | US | san-francisco, los-angeles, san-diego, yosemite, monterey, napa-valley, santa-barbara, lake-tahoe, palm-springs, big-sur
Colorado | US | denver, boulder, aspen, colorado-springs, telluride, rocky-mountain
Florida, Floride | US | miami, orlando, key-west, st-augustine, tampa-bay, everglades, sarasota
Hawaii, Hawái, Havaí | US | honolulu, maui, kauai, big-island
Massachusetts | US | boston, cape-cod, salem-ma, nantucket
Michigan | US | detroit, traverse-city, mackinac-island, grand-rapids, ann-arbor
Minnesota | US | minneapolis, duluth
Montana | US | bozeman, missoula, glacier-np
Nevada | US | las-vegas, reno
New Mexico | US | santa-fe, albuquerque, taos
North Carolina | US | asheville, charlotte-nc, outer-banks, wilmington-us
Oregon | US | portland-or, bend, cannon-beach, ashland-or, mount-hood
South Carolina | US | charleston-sc, myrtle-beach, hilton-head
Tennessee | US | nashville, memphis, great-smoky-mountains, chattanooga, knoxville
Texas | US | austin, san-antonio, houston, dallas, fort-worth, big-bend, galveston
Utah | US | salt-lake-city, zion, moab, park-city, bryce-canyon
Wisconsin | US | milwaukee, madison-wi, door-county
Wyoming | US | jackson-hole, yellowstone, cody
Chiapas | MX | san-cristobal, palenque, comitan, tuxtla-gutierrez
Jalisco | MX | guadalajara, puerto-vallarta, tequila
Canary Islands, Kanarische Inseln, Kanaren, Canaries, Canarias, Canarie, Canárias | ES | tenerife, gran-canaria, lanzarote, fuerteventura, la-palma, la-gomera, el-hierro
Balearic Islands, Balearen, Baléares, Baleares, Baleari | ES | mallorca, menorca, ibiza, formentera
Java | ID | yogyakarta, jakarta, bandung, malang
Moravia, Mähren, Moravie | CZ | brno, olomouc, mikulov, telc-trebic
`;

export interface WideRegion {
  readonly name: string;
  readonly countryCodes: readonly string[];
  /** Ids of the towns that stand for it. */
  readonly townIds: ReadonlySet<string>;
}

const cells = (cell = ''): string[] => cell.split(',').map((word) => word.trim());

const REGIONS = WIDE_REGIONS.trim()
  .split('\n')
  .map((line) => {
    const [names, countries, towns] = line.split(' | ');
    const spellings = cells(names);
    const region: WideRegion = { name: spellings[0] ?? '', countryCodes: cells(countries), townIds: new Set(cells(towns)) };
    return { spellings, region };
  });

const BY_NAME: ReadonlyMap<string, WideRegion> = new Map(
  REGIONS.flatMap(({ spellings, region }) => spellings.map((spelling) => [foldName(spelling), region] as const)),
);

/** The wide region of that name in any of the six languages; undefined when it is none. */
export const wideRegionNamed = (name: string): WideRegion | undefined => BY_NAME.get(foldName(name));

export const wideRegions = (): readonly WideRegion[] => REGIONS.map(({ region }) => region);
