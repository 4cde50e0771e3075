import type { TownIndex } from './town-index.js';
import type { TownSummary } from './town.js';

/** The index as it is written: the names of the columns once, and a row for each town. */
interface IndexFile {
  readonly countries: TownIndex['countries'];
  readonly columns: readonly (keyof TownSummary)[];
  readonly files: readonly string[];
  /** The summary's columns, then the number of the file, the offset and the length of the block. */
  readonly towns: readonly (readonly unknown[])[];
  readonly cities: readonly (readonly unknown[])[];
}

/** The text of `index.json`. With the names of the columns in each row it would be half as long again. */
export function encodeIndex({ countries, towns, cities }: TownIndex): string {
  const [first] = cities;
  if (!first) throw new Error('an index without cities has no columns');
  const columns = Object.keys(first) as (keyof TownSummary)[];
  const rowOf = (summary: TownSummary): unknown[] => columns.map((column) => summary[column]);
  const files = Object.keys(countries);
  const file: IndexFile = {
    countries,
    columns,
    files,
    towns: towns.map(({ summary, at }) => [...rowOf(summary), files.indexOf(at.file), at.offset, at.length]),
    cities: cities.map(rowOf),
  };
  return `${JSON.stringify(file)}\n`;
}

/** The index of such a text. @throws {SyntaxError} when it is none. */
export function decodeIndex(text: string): TownIndex {
  const { countries, columns, files, towns, cities } = JSON.parse(text) as IndexFile;
  const summaryOf = (row: readonly unknown[]): TownSummary => Object.fromEntries(columns.map((column, at) => [column, row[at]])) as unknown as TownSummary;
  return {
    countries,
    towns: towns.map((row) => {
      const [file, offset, length] = row.slice(columns.length) as [number, number, number];
      return { summary: summaryOf(row), at: { file: files[file] ?? '', offset, length } };
    }),
    cities: cities.map(summaryOf),
  };
}
