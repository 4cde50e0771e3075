import { z } from 'zod';
import { TerminalError } from '@app/contracts';
import { AIRPORTS } from './airports.js';
import { ClimateMonth, GuideAirport, GuideEatery, GuidePlace, GuideStayArea } from './city.schema.js';
import type { GuideCity } from './city.schema.js';

type TableName = 'airports' | 'climate' | 'stayAreas' | 'places' | 'eateries';

/**
 * A city as it is written down: the head as an object, the long lists as tables of one line for each row and `|` between columns.
 *
 * - `airports`: IATA | way into the city | minutes | cost of the way
 * - `climate`: twelve times high/low/rain/rainy days, January first
 * - `stayAreas`: id | name | lat lng | budget midrange premium | note
 * - `places`: id | name | kind | interests | lat lng | minutes and in or out | cost or cost/child's cost | hours | rank | note
 * - `eateries`: id | name | kind | cuisines | diets or - | meals | tier | lat lng | meal cost | hours | note
 *
 * Hours are `always` or rules such as `Tue-Sun 10:00-18:00; Fri 18:00-21:00`, with yearly closing days after `closed`.
 */
export type CityTables = Omit<GuideCity, TableName> & Readonly<Record<TableName, string>>;

/** Columns of each table; a row with more or fewer is a mistake. */
const COLUMNS = { airports: 4, stayAreas: 5, places: 10, eateries: 11 } as const;

function rowsOf(name: keyof typeof COLUMNS, table: string): string[][] {
  const rows = table.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== COLUMNS[name]) throw new TerminalError('VALIDATION_ERROR', `${name} take ${COLUMNS[name]} columns: ${row.trim()}`);
    return cells;
  });
}
const words = (cell = ''): string[] => cell.split(/[ ,]+/).filter((word) => word !== '' && word !== '-');
const list = (cell = ''): string[] => (cell === '-' ? [] : cell.split(',').map((word) => word.trim()));

/** An empty cell is a mistake and no zero. */
const numberOf = (cell = ''): number => (cell === '' ? Number.NaN : Number(cell));

function pointOf(cell: string | undefined): { lat: number; lng: number } {
  const [lat, lng] = words(cell);
  return { lat: numberOf(lat), lng: numberOf(lng) };
}

function ruleOf(rule: string): { days: string | undefined; from: string | undefined; to: string | undefined } {
  const [days, span = ''] = rule.trim().split(' ');
  const [from, to] = span.split('-');
  return { days, from, to };
}

function hoursOf(cell = ''): object {
  const [open = '', closed] = cell.split(' closed ');
  return { hours: open === 'always' ? open : open.split(';').map(ruleOf), ...(closed ? { closedOn: words(closed) } : {}) };
}

function airportOf([iata, mode, minutes, cost]: readonly string[]): object {
  const { name, lat, lng } = AIRPORTS.find((airport) => airport.iata === iata) ?? {};
  return { iata, name: `${name} Airport`, lat, lng, transfer: { mode, minutes: numberOf(minutes), cost: numberOf(cost) } };
}

function monthOf(cell: string): object {
  const [highC, lowC, rainMm, rainyDays] = cell.split('/').map(numberOf);
  return { highC, lowC, rainMm, rainyDays };
}

function stayAreaOf([id, name, point, nightly, note]: readonly string[]): object {
  const [budget, midrange, premium] = words(nightly).map(numberOf);
  return { id, name, ...pointOf(point), nightly: { budget, midrange, premium }, note };
}

function placeOf([id, name, kind, interests, point, visit, costs = '', hours, rank, note]: readonly string[]): object {
  const [visitMinutes, where] = words(visit);
  const [cost, childCost] = costs.split('/').map(numberOf);
  return {
    id,
    name,
    kind,
    interests: list(interests),
    ...pointOf(point),
    visitMinutes: numberOf(visitMinutes),
    cost,
    ...(childCost === undefined ? {} : { childCost }),
    indoor: where === 'in' || (where === 'out' ? false : undefined),
    ...hoursOf(hours),
    rank: numberOf(rank),
    note,
  };
}

function eateryOf([id, name, kind, cuisines, diets, meals, tier, point, mealCost, hours, note]: readonly string[]): object {
  return {
    id,
    name,
    kind,
    cuisines: list(cuisines),
    diets: list(diets),
    meals: list(meals),
    tier,
    ...pointOf(point),
    mealCost: numberOf(mealCost),
    ...hoursOf(hours),
    note,
  };
}

/** Reads at the first call and keeps what it read. */
function once<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}

/** The city of these tables. Each list is read and checked when it is first asked for, so that a program pays for no city it does not use. */
export function cityOfTables({ airports, climate, stayAreas, places, eateries, ...head }: CityTables): GuideCity {
  const read = {
    airports: once(() => z.array(GuideAirport).parse(rowsOf('airports', airports).map(airportOf))),
    climate: once(() => z.array(ClimateMonth).parse(words(climate).map(monthOf))),
    stayAreas: once(() => z.array(GuideStayArea).parse(rowsOf('stayAreas', stayAreas).map(stayAreaOf))),
    places: once(() => z.array(GuidePlace).parse(rowsOf('places', places).map(placeOf))),
    eateries: once(() => z.array(GuideEatery).parse(rowsOf('eateries', eateries).map(eateryOf))),
  };
  return {
    ...head,
    get airports() {
      return read.airports();
    },
    get climate() {
      return read.climate();
    },
    get stayAreas() {
      return read.stayAreas();
    },
    get places() {
      return read.places();
    },
    get eateries() {
      return read.eateries();
    },
  };
}
