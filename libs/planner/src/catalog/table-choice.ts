import type { CatalogRestaurant } from '@app/contracts';
import { toCents } from '@app/contracts';
import { foldName } from '@app/guide';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogTripRequest } from './catalog-trip.js';
import { isNamedIn, serves } from './wishes.js';
import { MISTAKABLE, tableWorth } from './worth.js';

interface Table {
  readonly restaurant: CatalogRestaurant;
  readonly cents: number;
  readonly worth: number;
  /** One bit for each wished cuisine that it serves. */
  readonly mask: number;
}

/** Restaurants of one city, and what they come to. */
export interface TableSet {
  readonly restaurants: readonly CatalogRestaurant[];
  readonly cents: number;
  readonly worth: number;
}

/** The meals of one city: so many have to be, so many would be. */
export interface MealNeed {
  readonly city: string;
  readonly least: number;
  readonly most: number;
}

export interface ChosenTables {
  readonly sets: readonly TableSet[];
  /** Meals that a restaurant could have been found for. */
  readonly leftOut: number;
}

/** How many cents one point of worth may cost: 0 takes the cheapest, more buys better ones. */
export type Price = number;

const NONE: TableSet = { restaurants: [], cents: 0, worth: 0 };

/** Chooses the restaurants of a trip: so many in each city, every wished cuisine once, at the least cost for what they are worth. */
export class Tables {
  private readonly tables = new Map<string, readonly Table[]>();
  private readonly best = new Map<string, readonly (TableSet | undefined)[]>();
  private readonly all: number;

  constructor(
    private readonly index: CatalogIndex,
    private readonly request: CatalogTripRequest,
  ) {
    this.all = 2 ** request.cuisines.length - 1;
  }

  /** How many restaurants a city has for the party. */
  countIn(city: string): number {
    return this.tablesIn(city).length;
  }

  /**
   * A set for each city, with at most so many meals left out in all, at the least cost for what they are worth. Meals that a city has no
   * restaurant for are not counted as left out. Null when some cuisine cannot be served so.
   */
  choose(needs: readonly MealNeed[], price: Price, mayLeaveOut: number): ChosenTables | null {
    const width = needs.reduce((sum, { most, least }) => sum + most - least, 0) + 1;
    let partial = new Map<number, ChosenTables & { readonly loss: number }>([[0, { sets: [], leftOut: 0, loss: 0 }]]);
    for (const need of needs) {
      const next = new Map<number, ChosenTables & { readonly loss: number }>();
      for (const option of this.options(need, price))
        for (const [key, before] of partial) {
          const leftOut = before.leftOut + option.leftOut;
          if (leftOut > mayLeaveOut) continue;
          const joined = (Math.floor(key / width) | option.mask) * width + leftOut;
          const loss = before.loss + option.set.cents - price * option.set.worth;
          const known = next.get(joined);
          if (!known || loss < known.loss) next.set(joined, { sets: [...before.sets, option.set], leftOut, loss });
        }
      partial = next;
    }
    const whole = [...partial].filter(([key]) => Math.floor(key / width) === this.all).map(([, chosen]) => chosen);
    return whole.reduce<(ChosenTables & { readonly loss: number }) | null>((best, chosen) => (best && best.loss <= chosen.loss ? best : chosen), null);
  }

  private options({ city, least, most }: MealNeed, price: Price): { mask: number; leftOut: number; set: TableSet }[] {
    const there = Math.min(most, this.countIn(city));
    const fewest = Math.min(least, there);
    return Array.from({ length: there - fewest + 1 }, (_, leftOut) => leftOut).flatMap((leftOut) =>
      this.setsIn(city, there - leftOut, price).flatMap((set, mask) => (set ? [{ mask, leftOut, set }] : [])),
    );
  }

  private tablesIn(city: string): readonly Table[] {
    const key = foldName(city);
    const known = this.tables.get(key);
    if (known) return known;
    const { cuisines, people, avoid } = this.request;
    const indexed = this.index.cities.get(key);
    const tables = (indexed?.restaurants ?? [])
      .filter((restaurant) => !isNamedIn(avoid, restaurant.name) && !avoid.some((wish) => serves(restaurant.cuisines, wish)))
      .map((restaurant) => ({
        restaurant,
        cents: toCents(restaurant.averageCost) * people,
        worth: tableWorth(restaurant) - (indexed?.mistakable.has(restaurant.name) ? MISTAKABLE : 0),
        mask: cuisines.reduce((mask, cuisine, bit) => (serves(restaurant.cuisines, cuisine) ? mask | (1 << bit) : mask), 0),
      }));
    this.tables.set(key, tables);
    return tables;
  }

  /** The best set of exactly `count` tables for each set of cuisines served, by its bits. */
  private setsIn(city: string, count: number, price: Price): readonly (TableSet | undefined)[] {
    if (count === 0) return [NONE];
    const key = `${foldName(city)}|${count}|${price}`;
    const known = this.best.get(key);
    if (known) return known;
    const loss = (table: Table): number => table.cents - price * table.worth;
    const sets = leastLoss(usefulTables(this.tablesIn(city), count, loss), { count, masks: this.all + 1, loss });
    this.best.set(key, sets);
    return sets;
  }
}

/** Of the tables that serve the same wished cuisines only the `count` best can be in a best set. */
function usefulTables(tables: readonly Table[], count: number, loss: (table: Table) => number): Table[] {
  const taken = new Map<number, number>();
  return [...tables]
    .sort((a, b) => loss(a) - loss(b))
    .filter(({ mask }) => {
      const before = taken.get(mask) ?? 0;
      taken.set(mask, before + 1);
      return before < count;
    });
}

interface Chain {
  readonly loss: number;
  readonly table: Table;
  readonly before: Chain | null;
}

interface SetQuestion {
  readonly count: number;
  readonly masks: number;
  readonly loss: (table: Table) => number;
}

/** Exact: a knapsack over the number of tables and the cuisines they serve. */
function leastLoss(tables: readonly Table[], { count, masks, loss }: SetQuestion): (TableSet | undefined)[] {
  const cells: (Chain | null | undefined)[][] = Array.from({ length: count + 1 }, () => Array.from<Chain | null | undefined>({ length: masks }));
  const first = cells[0];
  if (first) first[0] = null;
  for (const table of tables)
    for (let taken = count - 1; taken >= 0; taken -= 1) extend(cells[taken] ?? [], cells[taken + 1] ?? [], { table, loss: loss(table) });
  return (cells[count] ?? []).map((chain) => (chain ? tableSet(chain) : undefined));
}

function extend(from: readonly (Chain | null | undefined)[], to: (Chain | null | undefined)[], { table, loss }: { table: Table; loss: number }): void {
  from.forEach((chain, mask) => {
    if (chain === undefined) return;
    const joined = mask | table.mask;
    const total = (chain?.loss ?? 0) + loss;
    const known = to[joined];
    if (!known || total < known.loss) to[joined] = { loss: total, table, before: chain };
  });
}

function tableSet(last: Chain): TableSet {
  const tables: Table[] = [];
  for (let chain: Chain | null = last; chain; chain = chain.before) tables.push(chain.table);
  return {
    restaurants: tables.map(({ restaurant }) => restaurant).reverse(),
    cents: tables.reduce((sum, { cents }) => sum + cents, 0),
    worth: tables.reduce((sum, { worth }) => sum + worth, 0),
  };
}
