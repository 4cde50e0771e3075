import { rowsUnder } from '../rows-under.js';
import { namedPlace, oneLine } from './day-words.js';

interface NamedRow {
  readonly name: string;
  readonly city: string;
}

/** The rows of one city, with their names one after another, so that a part of a name is one search and not one for each row. */
interface CityRows<Row> {
  readonly rows: readonly Row[];
  readonly names: string;
  /** Where the name of each row begins in `names`. */
  readonly starts: readonly number[];
}

/** A name has been made one line, so a line break never matches a part of one. */
const BETWEEN = '\n';
const cityOf = ({ city }: NamedRow): string => city;

/** Finds rows by `Name, City`, where a part of the name is enough. Each city is prepared once, and the same words are looked for once. */
export class NamedRows<Row extends NamedRow> {
  private readonly cities = new Map<string, CityRows<Row>>();
  private readonly firsts = new Map<string, Row | undefined>();

  constructor(private readonly rows: readonly Row[]) {}

  first(words: string): Row | undefined {
    if (!this.firsts.has(words)) this.firsts.set(words, this.search(words).next().value ?? undefined);
    return this.firsts.get(words);
  }

  all(words: string): readonly Row[] {
    return [...this.search(words)];
  }

  private *search(words: string): Generator<Row, undefined> {
    const { name, city } = namedPlace(words) ?? { name: '-', city: '-' };
    const { rows, names, starts } = this.inCity(city);
    const wanted = oneLine(name);
    for (let at = names.indexOf(wanted); at >= 0 && at < names.length;) {
      const index = rowAt(starts, at);
      const row = rows[index];
      if (row) yield row;
      const next = starts[index + 1];
      if (next === undefined) return;
      at = names.indexOf(wanted, next);
    }
  }

  private inCity(city: string): CityRows<Row> {
    const known = this.cities.get(city);
    if (known) return known;
    const rows = rowsUnder(this.rows, cityOf, city);
    const names = rows.map(({ name }) => oneLine(name));
    let start = 0;
    const starts = names.map((name) => {
      const mine = start;
      start += name.length + BETWEEN.length;
      return mine;
    });
    const prepared = { rows, names: names.map((name) => name + BETWEEN).join(''), starts };
    this.cities.set(city, prepared);
    return prepared;
  }
}

/** The last start that is not behind `at`. */
function rowAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
