import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the sources, and from `dist/libs/reader/src/places`. */
const FILES = ['../../data/cities.txt', '../../../../../libs/reader/data/cities.txt'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const LINE_END = 10;
const BETWEEN = '|';
/** No folded name of a town is longer. */
const MAX_KEY_BYTES = 120;

/** A town of the world. */
export interface CityRow {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** The world's towns by folded name. They stay in the file's bytes until they are asked for: as 130,000 objects they would take a second and 30 MB. */
export class WorldCities {
  /** Folded names of towns with more than 100,000 people. */
  readonly majorKeys: readonly string[];
  private readonly first: number;

  /** `bytes` as tools/gen/city-file.mjs writes them. */
  constructor(private readonly bytes: Buffer = readFileSync(FILES.find((path) => existsSync(path)) ?? FILES[0] ?? '')) {
    this.first = bytes.indexOf(LINE_END) + 1;
    this.majorKeys = bytes.toString('utf8', 0, this.first - 1).split(BETWEEN);
  }

  /** The towns of that folded name. */
  get(key: string): readonly CityRow[] {
    if (key === '' || key.includes(BETWEEN)) return [];
    const wanted = Buffer.from(key + BETWEEN);
    if (wanted.length > MAX_KEY_BYTES) return [];
    const rows: CityRow[] = [];
    for (let at = this.lowest(wanted); at < this.bytes.length && this.order(at, wanted) === 0; at = this.bytes.indexOf(LINE_END, at) + 1)
      rows.push(this.rowAt(at));
    return rows;
  }

  /** Where the first line starts that does not come before `wanted`. Most names that are asked for are no town's, so this must be quick. */
  private lowest(wanted: Uint8Array): number {
    let low = this.first;
    let high = this.bytes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      let start = middle;
      while (start > low && this.bytes[start - 1] !== LINE_END) start -= 1;
      if (this.order(start, wanted) < 0) low = this.bytes.indexOf(LINE_END, middle) + 1;
      else high = start;
    }
    return low;
  }

  /** Below zero when the line at `at` comes before `wanted`, zero when it starts with it. */
  private order(at: number, wanted: Uint8Array): number {
    for (let i = 0; i < wanted.length; i += 1) {
      const difference = (this.bytes[at + i] ?? 0) - (wanted[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private rowAt(at: number): CityRow {
    const [, name = '', country = '', adminCode = '', population, lat, lng] = this.bytes.toString('utf8', at, this.bytes.indexOf(LINE_END, at)).split(BETWEEN);
    return { name, country, adminCode, population: Number(population), lat: Number(lat), lng: Number(lng) };
  }
}
