/** How fast one gets on over land, in km/h of road between towns that are far apart and near each other. */
export interface RoadSpeed {
  readonly far: number;
  readonly near: number;
}

/** Motorways join most towns; country roads of two lanes; mountains, deserts and towns on the way. */
const FAST: RoadSpeed = { far: 84, near: 58 };
const USUAL: RoadSpeed = { far: 68, near: 48 };
const SLOW: RoadSpeed = { far: 50, near: 38 };

const USUAL_COUNTRIES = new Set(
  [
    'IE NO FI EE LV LT RO BG GR RS UA BY MD RU SE TR IS', // Europe beside the motorways
    'MX BR AR CL UY PA DO CU PR JM TT', // the Americas
    'TH CN MY IR KZ UZ JO LB OM EG AZ', // Asia
    'MA TN DZ ZA NA BW SN GH CI ZM ZW MZ NZ', // Africa and New Zealand
  ]
    .join(' ')
    .split(' '),
);
const SLOW_COUNTRIES = new Set(
  [
    'AL ME BA XK MK GE AM',
    'PE BO EC CO VE GT HN NI CR SV BZ HT PY GY SR',
    'NP IN LK PK BD BT MM LA KH VN PH ID TL PG KG TJ TM MN AF SY IQ YE',
    'KE TZ UG RW BI ET MG MW NG CM BJ TG BF ML GN SL LR GM AO CD CG GA TD SD SS CV ST LS SZ FJ VU SB WS TO',
  ]
    .join(' ')
    .split(' '),
);

const speedIn = (countryCode: string): RoadSpeed => (SLOW_COUNTRIES.has(countryCode) ? SLOW : USUAL_COUNTRIES.has(countryCode) ? USUAL : FAST);

/** The usual speed on roads between two countries, that of the slower one. */
export function roadSpeed(fromCountry: string, toCountry: string): RoadSpeed {
  const [a, b] = [speedIn(fromCountry), speedIn(toCountry)];
  return a.far < b.far ? a : b;
}
