import { createHash } from 'node:crypto';
import { CATALOG_ROWS, CATALOG_TABLES, Catalog, MAX_CATALOG_ROWS, RequestError } from '@app/contracts';
import type { CatalogBody, CatalogCounts, CatalogTable, RejectedRow } from '@app/contracts';
import { ordersIn } from './find-orders.js';
import { rawRows } from './raw-row.js';
import type { RawRow } from './raw-row.js';
import { readCsv } from './read-csv.js';

/** Nobody reads further. */
const MAX_SHOWN_REJECTED = 200;
const MAX_REASON_CHARS = 300;

/** What came of a body: the catalog of its good rows, and the rows that were left out. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  /** Digest of the content; equal contents have equal ones. */
  readonly hash: string;
  readonly counts: CatalogCounts;
  readonly rejectedCount: number;
  readonly rejected: readonly RejectedRow[];
}

const refuse = (path: string, message: string): RequestError =>
  new RequestError('VALIDATION_ERROR', `${path || 'The catalog'} ${message}`, [{ path, message }]);

/** @throws {RequestError} VALIDATION_ERROR for a table given twice, wrong columns, too many rows, or no row that is any good. */
export function readCatalog(body: CatalogBody): ReadCatalog {
  const raw = CATALOG_TABLES.map((table) => [table, rowsOf(body, table)] as const);
  const total = raw.reduce((sum, [, rows]) => sum + rows.length, 0);
  if (total === 0) throw refuse('', 'has no rows; send at least one table with rows');
  if (total > MAX_CATALOG_ROWS) throw refuse('', `has ${total} rows; at most ${MAX_CATALOG_ROWS} are taken`);
  const rejected: RejectedRow[] = [];
  const tables = Object.fromEntries(raw.map(([table, rows]) => [table, goodRows(table, rows, rejected)]));
  const catalog = Catalog.parse({ currency: body.currency, priceBasis: body.priceBasis, timeGrain: body.timeGrain, ...tables });
  const counts = Object.fromEntries(CATALOG_TABLES.map((table) => [table, catalog[table].length])) as CatalogCounts;
  if (rejected.length === total) throw noneGood(rejected);
  const hash = createHash('sha256').update(JSON.stringify(catalog)).digest('hex');
  return { catalog, hash, counts, rejectedCount: rejected.length, rejected: rejected.slice(0, MAX_SHOWN_REJECTED) };
}

function rowsOf(body: CatalogBody, table: CatalogTable): RawRow[] {
  const [list, text] = [body[table], body.csv?.[table]];
  if (list !== undefined && text !== undefined) throw refuse(table, 'is given as rows and as CSV; send one of them');
  return text === undefined ? rawRows(table, list ?? []) : readCsv(table, text);
}

function noneGood(rejected: readonly RejectedRow[]): RequestError {
  const issues = rejected.slice(0, MAX_SHOWN_REJECTED).map(({ table, line, reason }) => ({ path: `${table}.${line}`, message: reason }));
  return new RequestError('VALIDATION_ERROR', `None of the ${rejected.length} rows can be used; each is listed with the reason.`, issues);
}

/** What makes two rows of a table the same thing. */
const KEYS: Readonly<Record<CatalogTable, readonly string[]>> = {
  cities: ['name'],
  flights: ['number', 'from', 'to', 'date', 'departure'],
  ground: ['from', 'to', 'mode'],
  accommodations: ['name', 'city', 'roomType'],
  restaurants: ['name', 'city'],
  attractions: ['name', 'city'],
};

/** Rows whose words would give orders to an agent that reads them are left out like rows that cannot be read. */
function goodRows(table: CatalogTable, rows: readonly RawRow[], rejected: RejectedRow[]): unknown[] {
  const readable = readableRows(table, rows, rejected);
  const orders = ordersIn(readable.map(({ row }) => row));
  return readable.flatMap(({ line, row }, index) => {
    if (!orders.has(index)) return [row];
    rejected.push({ table, line, reason: 'has words that try to give instructions to an assistant' });
    return [];
  });
}

interface ReadableRow {
  readonly line: number;
  readonly row: unknown;
}

function readableRows(table: CatalogTable, rows: readonly RawRow[], rejected: RejectedRow[]): ReadableRow[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, row, fault }): ReadableRow[] => {
    const reject = (reason: string): [] => {
      rejected.push({ table, line, reason: reason.slice(0, MAX_REASON_CHARS) });
      return [];
    };
    if (fault) return reject(fault);
    const parsed = CATALOG_ROWS[table].safeParse(row);
    if (!parsed.success)
      return reject(parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter((part) => part !== '').join(' ')).join('; '));
    const good: Readonly<Record<string, unknown>> = parsed.data;
    const key = JSON.stringify(KEYS[table].map((column) => String(good[column]).toLowerCase()));
    const first = seen.get(key);
    if (first !== undefined) return reject(`repeats ${KEYS[table].join(', ')} of line ${first}`);
    seen.set(key, line);
    return [{ line, row: good }];
  });
}
