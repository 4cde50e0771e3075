import type { CatalogRestaurant } from '@app/contracts';
import { toCents } from '@app/contracts';
import { foldName } from '@app/guide';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogTripRequest } from './catalog-trip.js';
import { isNamedIn, serves } from './wishes.js';
import { tableWorth } from './worth.js';

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

  private countIn(city: string): number {
    return this.tablesIn(city).length;
  }

  /** One set for each city, or null when some cuisine is served in none of them. */
  choose(needs: readonly { readonly city: string; readonly meals: number }[], price: Price): TableSet[] | null {
    let partial = new Map<number, { sets: TableSet[]; loss: number }>([[0, { sets: [], loss: 0 }]]);
    for (const { city, meals } of needs) {
      const options = this.setsIn(city, Math.min(meals, this.countIn(city)), price);
      const next = new Map<number, { sets: TableSet[]; loss: number }>();
      for (const [mask, { sets, loss }] of partial)
        options.forEach((set, own) => {
          if (!set) return;
          const total = loss + set.cents - price * set.worth;
          const joined = mask | own;
          const known = next.get(joined);
          if (!known || total < known.loss) next.set(joined, { sets: [...sets, set], loss: total });
        });
      partial = next;
    }
    return partial.get(this.all)?.sets ?? null;
  }

  private tablesIn(city: string): readonly Table[] {
    const key = foldName(city);
    const known = this.tables.get(key);
    if (known) return known;
    const { cuisines, people, avoid } = this.request;
    const tables = (this.index.cities.get(key)?.restaurants ?? [])
      .filter((restaurant) => !isNamedIn(avoid, restaurant.name) && !avoid.some((wish) => serves(restaurant.cuisines, wish)))
      .map((restaurant) => ({
        restaurant,
        cents: toCents(restaurant.averageCost) * people,
        worth: tableWorth(restaurant),
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
