import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import type { AuditPlanAnswer, ScanAnswer, ScanBody } from '@app/contracts';
import type { HeavyWork, WorkOptions } from '@app/platform';
import type { PlanToTake } from '@app/take-along';
import { scanBody } from '../checks/scan-body.js';
import { HEAVY_WORK } from '../tokens.js';
import type { PreparedCatalog, StoredCatalog } from './heavy-parts.js';
import type { TaskAnswer } from './heavy-tasks.js';

/** The largest catalog that is taken needs a quarter of it on two busy cores. */
const CATALOG_TIMEOUT_MS = 60_000;
const AUDIT_TIMEOUT_MS = 10_000;
/** Threads stand back behind the event loops, so on a crowded machine a PDF of half a second waits for its turns. */
const PDF_TIMEOUT_MS = 60_000;
const SCAN_TIMEOUT_MS = 10_000;
/** Shorter texts are judged within a few milliseconds, which is less than the way to a thread and back takes on a busy machine. */
const SHORT_CHARS = 8_000;

/** Work of the gateway that would hold its event loop: done in threads, one owner beside the other, each within its time. */
@Injectable()
export class HeavyDesk {
  constructor(@Inject(HEAVY_WORK) private readonly work: HeavyWork) {}

  /** @throws {RequestError} for a body that is no catalog, see `readCatalog`; see also `HeavyWork`. */
  prepareCatalog(ownerId: string, body: Uint8Array): Promise<PreparedCatalog> {
    return this.run('prepareCatalog', body, { ownerId, timeoutMs: CATALOG_TIMEOUT_MS });
  }

  /** The verdict; `load` is asked for the content of the stored catalog that the body names. @throws {RequestError} for a body that cannot be audited. */
  async audit(ownerId: string, body: Uint8Array, load: (catalogId: string) => Promise<StoredCatalog>): Promise<AuditPlanAnswer> {
    const options = { ownerId, timeoutMs: AUDIT_TIMEOUT_MS };
    const first = await this.run<{ needs: string } | AuditPlanAnswer>('audit', { body, stored: null }, options);
    if (!('needs' in first)) return first;
    return this.run<AuditPlanAnswer>('audit', { body, stored: await load(first.needs) }, options);
  }

  async writePdf(ownerId: string, taken: PlanToTake): Promise<Buffer> {
    return Buffer.from(await this.run<Uint8Array>('writePdf', taken, { ownerId, timeoutMs: PDF_TIMEOUT_MS, isSentByCaller: false }));
  }

  /** The guard's verdict over a text; a long one is read in a thread. */
  async scan(ownerId: string, body: ScanBody): Promise<ScanAnswer> {
    if (body.text.length > SHORT_CHARS) return this.run('scanText', body, { ownerId, timeoutMs: SCAN_TIMEOUT_MS });
    return scanBody(body);
  }

  private async run<T>(name: string, input: unknown, options: WorkOptions): Promise<T> {
    const answer = await this.work.run<TaskAnswer<T>>(name, input, options);
    if ('value' in answer) return answer.value;
    const { code, message, issues } = answer.refusal;
    throw new RequestError(code, message, issues);
  }
}
