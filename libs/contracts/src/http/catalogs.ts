import { z } from 'zod';
import { storableText } from '../text.js';
import { CATALOG_TABLES, Catalog, CatalogPriceBasis, TimeGrain } from '../travel/catalog.js';
import type { CatalogTable } from '../travel/catalog.js';
import { CurrencyCode } from '../travel/money.js';

/** A larger body is refused before it is read. */
export const MAX_CATALOG_BYTES = 32 * 1024 * 1024;
/** Rows of all tables together. */
export const MAX_CATALOG_ROWS = 300_000;

/** Names a catalog of its owner. */
export const CatalogId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$(?!\n)/, { error: 'must be 1 to 128 letters, digits, _ or -, starting with a letter or digit' });

const perTable = <T extends z.ZodType>(of: (table: CatalogTable) => T) =>
  Object.fromEntries(CATALOG_TABLES.map((table) => [table, of(table)])) as Record<CatalogTable, T>;

const rows = z.array(z.unknown()).optional();
const csv = z.string().optional();

/** Body of `PUT /catalogs/:id`: each table as rows, or under `csv` as the text of a CSV file whose first line names the columns. */
export const CatalogBody = z.strictObject({
  currency: CurrencyCode,
  priceBasis: CatalogPriceBasis.optional(),
  timeGrain: TimeGrain.optional(),
  ...perTable(() => rows),
  csv: z.strictObject(perTable(() => csv)).optional(),
});
export type CatalogBody = z.infer<typeof CatalogBody>;

/** A row that was left out; `line` is that of the CSV file (the header is 1), or the place in the list, counted from 1. */
export const RejectedRow = z.strictObject({
  table: z.enum(CATALOG_TABLES as [CatalogTable, ...CatalogTable[]]),
  line: z.number().int(),
  reason: storableText(500),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

const Counts = z.strictObject(perTable(() => z.number().int().min(0)));
export type CatalogCounts = z.infer<typeof Counts>;

/** What is stored under an id; `hash` changes with the content and with nothing else. */
export const CatalogSummary = z.strictObject({
  id: CatalogId,
  hash: z.string(),
  currency: CurrencyCode,
  counts: Counts,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CatalogSummary = z.infer<typeof CatalogSummary>;

/** Answer of a PUT; `rejected` lists the first rows that were left out, `rejectedCount` counts all. */
export const CatalogReport = z.strictObject({
  ...CatalogSummary.shape,
  accepted: Counts,
  rejectedCount: z.number().int().min(0),
  rejected: z.array(RejectedRow),
});
export type CatalogReport = z.infer<typeof CatalogReport>;

/** Answer of a GET: the stored inventory itself. */
export const CatalogAnswer = z.strictObject({ ...CatalogSummary.shape, catalog: Catalog });
export type CatalogAnswer = z.infer<typeof CatalogAnswer>;

/** What a run keeps of the catalog it was started with: its content stays the same while the run goes on. */
export const CatalogContent = z.strictObject({ hash: z.string(), currency: CurrencyCode });
export type CatalogContent = z.infer<typeof CatalogContent>;
