import { z } from 'zod';
import { TerminalError } from '@app/contracts';
import { findListedAirport } from '../airports.js';
import { ClimateMonth, GuideEatery, GuidePlace, GuideStayArea, Interest } from '../city.schema.js';
import { foldName } from '../names.js';
import type { PlaceFlags, Town, TownPlace } from './town.js';
import { list, monthsOf, numberOf, pointOf, words } from './town-records.js';
import type { TownRecord } from './town-records.js';

/** Day without hours of its own in the data: tables serve at the usual times. */
const USUAL_TABLE_HOURS = { b: '07:30', l: '12:00', d: '18:00', until: { b: '11:00', l: '15:00', d: '22:00' } } as const;
const MEALS = { b: 'breakfast', l: 'lunch', d: 'dinner' } as const;
/** The gazetteer gives hints only where there is one worth giving. */
const hint = { note: z.string().max(200) };
const NotedPlace = GuidePlace.extend(hint);
const NotedEatery = GuideEatery.extend(hint);
const NotedArea = GuideStayArea.extend(hint);

/** Rain on a rainy day where only the number of such days is known. */
const MM_PER_RAINY_DAY = 7;
const AS_OF = '2026-11';
/** A glance takes a quarter of an hour with the way up to it, and nothing takes longer than a day out. */
const MIN_VISIT_MINUTES = 15;
const MAX_VISIT_MINUTES = 600;

/** What all towns of a country share. */
export interface CountryFacts {
  readonly countryCode: string;
  readonly country: string;
  readonly continent: Town['continent'];
  readonly currency: string;
  readonly languages: string[];
  readonly plugs: string[];
  readonly timezone: string;
  readonly nightly: readonly [number, number, number];
  readonly food: readonly [number, number, number];
  readonly fare: number;
}

const triple = (cell: string | undefined): [number, number, number] => {
  const [budget, midrange, premium] = words(cell).map(numberOf);
  return [budget ?? Number.NaN, midrange ?? Number.NaN, premium ?? Number.NaN];
};

/** @throws {TerminalError} VALIDATION_ERROR when a number is none. */
export function countryOf(cells: readonly string[]): CountryFacts {
  const [countryCode = '', country = '', continent, currency = '', languages, plugs, timezone = '', nightly, food, fare] = cells;
  return {
    countryCode,
    country,
    continent: continent as Town['continent'],
    currency,
    languages: list(languages),
    plugs: list(plugs),
    timezone,
    nightly: triple(nightly),
    food: triple(food),
    fare: numberOf(fare),
  };
}

const slug = (name: string): string =>
  foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'place';
const rounded = (amount: number): number => (amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10);

/** What a word of a place's flags says. */
const FLAGS: Readonly<Record<string, (value: string) => PlaceFlags>> = {
  'step-free': () => ({ stepFree: true }),
  stairs: () => ({ stairs: true }),
  steep: () => ({ steep: true }),
  book: () => ({ bookAhead: true }),
  car: () => ({ needsCar: true }),
  boat: () => ({ byBoat: true }),
  evening: () => ({ bestAt: 'evening' }),
  morning: () => ({ bestAt: 'morning' }),
  season: (value) => ({ months: monthsOf(value) }),
  'min-age': (value) => ({ minAgeYears: numberOf(value) }),
  'min-height': (value) => ({ minHeightCm: numberOf(value) }),
};

function flagsOf(cell = '-'): PlaceFlags | undefined {
  const known = words(cell).map((word) => {
    const [name = '', value = ''] = word.split(':');
    return FLAGS[name]?.(value) ?? {};
  });
  const flags: PlaceFlags = Object.assign({}, ...known);
  return Object.keys(flags).length > 0 ? flags : undefined;
}

function hoursOf(cell = 'always'): object {
  const [open = '', closed] = cell.split(' closed ');
  const rules = open.split(';').map((rule) => {
    const [days, span = ''] = rule.trim().split(' ');
    const [from, to] = span.split('-');
    return { days, from, to };
  });
  return { hours: open === 'always' ? open : rules, ...(closed ? { closedOn: words(closed) } : {}) };
}

function placeOf([name = '', kind, interests, point, visit, costs = '', hours, rank, flags, note]: readonly string[]): TownPlace {
  const [visitMinutes, where] = words(visit);
  const [cost, childCost] = costs.split('/').map(numberOf);
  const known = flagsOf(flags);
  const place = NotedPlace.parse({
    id: slug(name),
    name,
    kind,
    interests: list(interests),
    ...pointOf(point),
    visitMinutes: Math.min(MAX_VISIT_MINUTES, Math.max(MIN_VISIT_MINUTES, numberOf(visitMinutes))),
    cost,
    ...(childCost === undefined ? {} : { childCost }),
    indoor: where === 'in',
    ...hoursOf(hours),
    rank: numberOf(rank),
    note: note ?? '',
  });
  return known ? { ...place, flags: known } : place;
}

function usualHours(meals: readonly string[]): string {
  return meals.map((meal) => `Mon-Sun ${USUAL_TABLE_HOURS[meal as 'b']}-${USUAL_TABLE_HOURS.until[meal as 'b']}`).join('; ');
}

function eateryOf([name = '', cuisines, diets, meals, tier, point, mealCost, hours]: readonly string[]): GuideEatery {
  const served = list(meals);
  const names = list(cuisines);
  return NotedEatery.parse({
    id: slug(name),
    name,
    kind: names.some((word) => /coffee|caf[eé]|cake|pastr|tea house/i.test(word)) && !served.includes('d') ? 'cafe' : 'restaurant',
    cuisines: names,
    diets: list(diets),
    meals: served.map((meal) => MEALS[meal as 'b']),
    tier,
    ...pointOf(point),
    mealCost: numberOf(mealCost),
    ...hoursOf(hours === undefined || hours === '-' ? usualHours(served) : hours),
    note: '',
  });
}

const rangeOf = (rows: readonly TownRecord[], type: string): (readonly string[])[] => rows.filter((row) => row.type === type).map(({ cells }) => cells);

function monthOf(cell: string): ClimateMonth {
  const [highC, lowC, rainyDays = 0] = cell.split('/').map(numberOf);
  return ClimateMonth.parse({ highC, lowC, rainMm: rainyDays * MM_PER_RAINY_DAY, rainyDays });
}

function airportOf([iata = '', mode = 'transit', minutes, cost]: readonly string[]): Town['airports'] {
  const airport = findListedAirport(iata);
  if (!airport) return [];
  return [{ iata, name: `${airport.name} Airport`, lat: airport.lat, lng: airport.lng, transfer: { mode, minutes: numberOf(minutes), cost: numberOf(cost) } }];
}

/** Two places of one name get numbered ids. */
function numbered<P extends { readonly id: string }>(places: readonly P[]): P[] {
  const seen = new Map<string, number>();
  return places.map((place) => {
    const count = (seen.get(place.id) ?? 0) + 1;
    seen.set(place.id, count);
    return count === 1 ? place : { ...place, id: `${place.id}-${count}` };
  });
}

export interface TownNames {
  readonly names: Town['names'];
  readonly aliases: string[];
}

/** Names by language, and all spellings folded. */
export function namesOf(cells: readonly string[]): TownNames {
  const names: Record<string, string> = {};
  const aliases = new Set<string>();
  for (const cell of cells) {
    const [tags = '', ...rest] = cell.split(' ');
    for (const spelling of rest
      .join(' ')
      .split(',')
      .map((name) => name.trim())) {
      if (spelling !== '') aliases.add(foldName(spelling));
      if (tags !== '*') for (const tag of tags.split(',')) names[tag] ??= spelling;
    }
  }
  return { names, aliases: [...aliases] };
}

function areaOf([area = '', at, price, note = '']: readonly string[], prices: readonly number[]): GuideStayArea {
  const [budget, midrange, premium] = prices.map((amount) => rounded(amount * numberOf(price)));
  return NotedArea.parse({ id: slug(area), name: area, ...pointOf(at), nightly: { budget, midrange, premium }, note });
}

/** What the `town` record itself says; `factor` is the price level beside the country's. */
function headOf([id = '', name = '', point, kind, radius, zone = '-', level, months, summary = '']: readonly string[], country: CountryFacts) {
  return {
    ...{ id, name, ...pointOf(point), kind: kind as Town['kind'], radiusKm: numberOf(radius), summary },
    timezone: zone === '-' ? country.timezone : zone,
    factor: numberOf(level),
    months,
  };
}

/** Where one goes from the town, what happens there, and how it is reached. */
const aroundOf = (rows: readonly TownRecord[]): Pick<Town, 'excursions' | 'bases' | 'events' | 'stations'> => ({
  excursions: rangeOf(rows, 'trip').map(([to = '', mode = 'bus', minutes, cost]) => ({ to, mode, minutes: numberOf(minutes), cost: numberOf(cost) })),
  bases: rangeOf(rows, 'base').flatMap(([base]) => base ?? []),
  events: rangeOf(rows, 'event').map(([event = '', span = '', tag = '']) => ({ name: event, from: span.slice(0, 5), to: span.slice(6), tag })),
  stations: rangeOf(rows, 'rail').map(([station = '', mode = 'walk', minutes]) => ({ name: station, mode, minutes: numberOf(minutes) })),
});

const checkedOf = (rows: readonly TownRecord[]): Pick<Town, 'checked'> => {
  const [month] = rangeOf(rows, 'checked')[0] ?? [];
  return month ? { checked: month } : {};
};

/** The town of its records, the first of which is `town`. @throws when a record is malformed. */
export function townOf(country: CountryFacts, rows: readonly TownRecord[]): Town {
  const [head, ...rest] = rows;
  if (head?.type !== 'town') throw new TerminalError('VALIDATION_ERROR', `a town begins with its own record, not with "${head?.type}"`);
  const { factor, months, ...own } = headOf(head.cells, country);
  const { nightly, food, fare } = country;
  const airports = rangeOf(rest, 'air').flatMap(airportOf);
  const good = list(rangeOf(rest, 'good')[0]?.[0]);
  const stayAreas = rangeOf(rest, 'stay').map((cells) =>
    areaOf(
      cells,
      nightly.map((amount) => amount * factor),
    ),
  );
  const [budget = 1, midrange = 1, premium = 1] = food.map((amount) => rounded(amount * factor));
  return {
    ...own,
    ...namesOf(rangeOf(rest, 'names')[0] ?? []),
    country: country.country,
    countryCode: country.countryCode,
    continent: country.continent,
    cityCode: airports[0]?.iata ?? 'XXX',
    currency: country.currency,
    languages: country.languages,
    plugs: country.plugs,
    asOf: AS_OF,
    bestFor: good.filter((word): word is Interest => Interest.safeParse(word).success),
    good,
    airports,
    climate: words(rangeOf(rest, 'climate')[0]?.[0]).map(monthOf),
    daily: { food: { budget, midrange, premium }, localTransport: rounded(fare * 2) },
    localTransport: { summary: 'Local buses and walking; distances are short.', singleFare: fare, dayPass: null },
    stayAreas: numbered(stayAreas),
    places: numbered(rangeOf(rest, 'see').map(placeOf)),
    eateries: numbered(rangeOf(rest, 'eat').map(eateryOf)),
    safety: [],
    bestMonths: monthsOf(months),
    foods: list(rangeOf(rest, 'food')[0]?.[0]),
    ...aroundOf(rest),
    basis: 'general_knowledge',
    ...checkedOf(rest),
    ...(rangeOf(rest, 'roads')[0]?.[0] === 'none' ? { isRoadless: true } : {}),
  };
}
