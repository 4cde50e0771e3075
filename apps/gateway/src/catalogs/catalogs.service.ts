import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import type { CatalogReport, CatalogSummary } from '@app/contracts';
import type { CatalogStore } from '@app/ports';
import { HeavyDesk } from '../heavy/heavy-desk.js';
import type { StoredCatalog } from '../heavy/heavy-parts.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { CATALOG_STORE } from '../tokens.js';

/** What one owner may have stored; contents are counted as they are stored, those of former versions for as long as runs may need them. */
const MAX_CATALOGS = 100;
const MAX_STORED_BYTES = 256 * 1024 * 1024;

/** Stores inventories, and finds them for plans. Unknown ids and those of others look alike. */
@Injectable()
export class CatalogsService {
  constructor(
    @Inject(CATALOG_STORE) private readonly store: CatalogStore,
    @Inject(HeavyDesk) private readonly desk: HeavyDesk,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
  ) {}

  /** @throws {RequestError} VALIDATION_ERROR for a body that is no catalog, see `readCatalog`; QUOTA_EXCEEDED when the owner has stored enough. */
  async put(ownerId: string, id: string, body: Uint8Array): Promise<{ report: CatalogReport; isNew: boolean }> {
    await this.budgets.spend(ownerId, 'catalogBytes', body.length);
    await this.checkQuota(ownerId, id);
    const { hash, counts, currency, packed, rejected, rejectedCount } = await this.desk.prepareCatalog(ownerId, body);
    const { summary, isNew } = await this.store.put({ ownerId, id, hash, counts, currency, packed });
    return { report: { ...summary, accepted: counts, rejectedCount, rejected: [...rejected] }, isNew };
  }

  /** The summary and the inventory as JSON text. It is unpacked as it is read, so that a slow reader costs as much memory as is stored. */
  async get(ownerId: string, id: string): Promise<Readable> {
    const summary = await this.find(ownerId, id);
    const { packed } = await this.packedOf(ownerId, summary);
    return Readable.from(jsonOf(summary, packed));
  }

  /** @throws {RequestError} NOT_FOUND for an unknown catalog and for somebody else's alike. */
  async find(ownerId: string, id: string): Promise<CatalogSummary> {
    const summary = await this.store.find(ownerId, id);
    if (!summary) throw unknown(id);
    return summary;
  }

  /** The content of the catalog as it is now. @throws {RequestError} NOT_FOUND. */
  async packed(ownerId: string, id: string): Promise<StoredCatalog> {
    return this.packedOf(ownerId, await this.find(ownerId, id));
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.store.remove(ownerId, id))) throw unknown(id);
  }

  private async checkQuota(ownerId: string, id: string): Promise<void> {
    const { catalogs, bytes } = await this.store.usage(ownerId);
    if (bytes >= MAX_STORED_BYTES)
      throw new RequestError('QUOTA_EXCEEDED', `Your catalogs and their former contents take ${MAX_STORED_BYTES} bytes; former contents go after 30 days.`);
    if (catalogs >= MAX_CATALOGS && !(await this.store.find(ownerId, id)))
      throw new RequestError('QUOTA_EXCEEDED', `You have ${catalogs} catalogs; remove one that you need no more.`);
  }

  private async packedOf(ownerId: string, { id, hash }: CatalogSummary): Promise<StoredCatalog> {
    const packed = await this.store.packed(ownerId, hash);
    if (!packed) throw unknown(id);
    return { key: JSON.stringify([ownerId, hash]), packed };
  }
}

/** It is stored as JSON, so nothing is built from it on the way. */
async function* jsonOf(summary: CatalogSummary, packed: Uint8Array): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(summary).slice(0, -1)},"catalog":`;
  yield* Readable.from([packed]).pipe(createGunzip());
  yield '}';
}

const unknown = (id: string): RequestError => new RequestError('NOT_FOUND', `There is no catalog ${id}.`);
