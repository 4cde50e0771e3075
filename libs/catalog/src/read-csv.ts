import { parse } from 'csv-parse/sync';
import { RequestError } from '@app/contracts';
import type { CatalogTable } from '@app/contracts';
import { columnNamed, columnsOf, requiredColumns } from './columns.js';
import { oneLine } from './raw-row.js';
import type { RawRow } from './raw-row.js';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const NUMERIC = new Set(['lat', 'lng', 'price', 'durationMinutes', 'distanceKm', 'cost', 'minimumNights', 'capacity', 'rating', 'averageCost', 'visitMinutes']);
const LISTS = new Set(['houseRules', 'cuisines']);
const LIST_SEPARATOR = /[;|,]|\s&\s/;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A cell as the column has it: empty is absent, a number a number, a list split at `;`, `|`, `,` or ` & `. What is no number stays text, and is refused as a row. */
function cell(column: string, text: string): unknown {
  const value = oneLine(text);
  if (LISTS.has(column))
    return value === ''
      ? []
      : value
          .split(LIST_SEPARATOR)
          .map((part) => part.trim())
          .filter((part) => part !== '');
  if (value === '') return undefined;
  return NUMERIC.has(column) && NUMBER.test(value) ? Number(value) : value;
}

/** @throws {RequestError} VALIDATION_ERROR for columns that the table does not have, that it needs and lacks, or that come twice. */
function columnsFrom(table: CatalogTable, header: readonly string[]): string[] {
  const refuse = (message: string): RequestError => new RequestError('VALIDATION_ERROR', `csv.${table} ${message}`, [{ path: `csv.${table}`, message }]);
  const columns = header.map((name) => {
    const column = columnNamed(table, name);
    if (!column) throw refuse(`has a column "${name.slice(0, 60)}" that is not known; its columns are ${columnsOf(table).join(', ')}`);
    return column;
  });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice) throw refuse(`has the column ${twice} twice`);
  const missing = requiredColumns(table).filter((column) => !columns.includes(column));
  if (missing.length > 0) throw refuse(`lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`);
  return columns;
}

/** The rows of a CSV file with their lines. @throws {RequestError} VALIDATION_ERROR when it is no CSV, or its columns are not those of the table. */
export function readCsv(table: CatalogTable, text: string): RawRow[] {
  const [head, ...records] = parseRecords(table, text);
  if (!head) return [];
  const columns = columnsFrom(table, head.record);
  return records.map(({ record, info }) => ({
    line: info.lines,
    row: Object.fromEntries(columns.map((column, at) => [column, cell(column, record[at] ?? '')])),
    ...(record.length === columns.length ? {} : { fault: `has ${record.length} cells, the header has ${columns.length}` }),
  }));
}

function parseRecords(table: CatalogTable, text: string): CsvRecord[] {
  try {
    return parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, delimiter: delimiterOf(text) }) as unknown as CsvRecord[];
  } catch (error) {
    const message = `is no well-formed CSV: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read'}`;
    throw new RequestError('VALIDATION_ERROR', `csv.${table} ${message}`, [{ path: `csv.${table}`, message }]);
  }
}

/** Comma, or what many spreadsheets of Europe write instead. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  return header.includes(';') && !header.includes(',') ? ';' : header.includes('\t') && !header.includes(',') ? '\t' : ',';
}
