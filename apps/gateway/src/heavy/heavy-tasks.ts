import { packCatalog, readCatalog, unpackCatalog } from '@app/catalog';
import { AuditPlanBody, CatalogBody, RequestError } from '@app/contracts';
import type { AuditPlanAnswer, Catalog, ErrorCode, FieldIssue, ScanAnswer, ScanBody } from '@app/contracts';
import { giveMemoryBack, standBack } from '@app/platform';
import { toPdf } from '@app/take-along';
import type { PlanToTake } from '@app/take-along';
import { auditBody } from '../checks/audit-body.js';
import { scanBody } from '../checks/scan-body.js';
import { readStrictJson } from '../http/strict-json.js';
import { parseInput } from '../http/zod.pipe.js';
import type { PreparedCatalog, StoredCatalog } from './heavy-parts.js';

standBack();

/** Errors lose their class between threads, so a refusal is a value. */
export type TaskAnswer<T> =
  { readonly value: T } | { readonly refusal: { readonly code: ErrorCode; readonly message: string; readonly issues: readonly FieldIssue[] } };

async function answered<T>(work: () => T | Promise<T>): Promise<TaskAnswer<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, message, issues } = error;
    return { refusal: { code, message, issues } };
  }
}

/** Reading a larger body leaves enough behind to be worth a moment of cleaning: 14 MB of catalog leave 450 MB. */
const LARGE_BYTES = 1_024 ** 2;

/** The body of `PUT /catalogs/:id`, read, checked and packed. */
export async function prepareCatalog(body: Uint8Array): Promise<TaskAnswer<PreparedCatalog>> {
  const prepared = await answered(() => {
    const { catalog, ...read } = readCatalog(parseInput(CatalogBody, readStrictJson(body)));
    return { ...read, currency: catalog.currency, packed: packCatalog(catalog) };
  });
  if (body.length > LARGE_BYTES) giveMemoryBack();
  return prepared;
}

/** Contents that this thread unpacked last: plans of one catalog are often audited in a row. */
const KEPT_CATALOGS = 2;
const unpacked = new Map<string, Catalog>();

function catalogIn({ key, packed }: StoredCatalog): Catalog {
  const catalog = unpacked.get(key) ?? unpackCatalog(packed);
  unpacked.delete(key);
  unpacked.set(key, catalog);
  const [oldest] = unpacked.keys();
  if (unpacked.size > KEPT_CATALOGS && oldest !== undefined) unpacked.delete(oldest);
  return catalog;
}

/** The verdict over the body of `POST /plan/audit`, or the id of the stored catalog that it needs. */
export const audit = ({ body, stored }: { body: Uint8Array; stored: StoredCatalog | null }): Promise<TaskAnswer<{ needs: string } | AuditPlanAnswer>> =>
  answered(() => {
    const wanted = parseInput(AuditPlanBody, readStrictJson(body));
    const { catalogId } = wanted;
    // A body that cannot be audited is refused whatever catalog it names.
    if (catalogId !== undefined && !stored && !wanted.catalog) return { needs: catalogId };
    return auditBody(wanted, stored ? catalogIn(stored) : undefined);
  });

/** The guard's verdict over a long text. */
export const scanText = (body: ScanBody): Promise<TaskAnswer<ScanAnswer>> => answered(() => scanBody(body));

export const writePdf = (taken: PlanToTake): Promise<TaskAnswer<Uint8Array>> => answered(() => toPdf(taken));
