import type { CatalogTable } from '@app/contracts';
import { columnNamed } from './columns.js';

/** A row as it came, with where it stood. */
export interface RawRow {
  readonly line: number;
  readonly row: unknown;
  /** Set when the row cannot be one, whatever its cells say. */
  readonly fault?: string;
}

/** One line without doubled spaces: what plans show is written so, and a name has to be found again. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rows of a JSON list; fields get the names of the contract, and texts become one line. */
export const rawRows = (table: CatalogTable, list: readonly unknown[]): RawRow[] => list.map((row, at) => ({ line: at + 1, row: withOwnNames(table, row) }));

function withOwnNames(table: CatalogTable, row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [columnNamed(table, name) ?? name, typeof value === 'string' ? oneLine(value) : (value as unknown)]),
  );
}
