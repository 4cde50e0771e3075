import { Inject, Injectable } from '@nestjs/common';
import { readCatalog } from '@app/catalog';
import { RequestError } from '@app/contracts';
import type { Catalog, CatalogAnswer, CatalogBody, CatalogReport, CatalogSummary } from '@app/contracts';
import type { CatalogStore } from '@app/ports';
import { CATALOG_STORE } from '../tokens.js';

/** Stores inventories, and finds them for plans. Unknown ids and those of others look alike. */
@Injectable()
export class CatalogsService {
  constructor(@Inject(CATALOG_STORE) private readonly store: CatalogStore) {}

  /** @throws {RequestError} VALIDATION_ERROR for a body that is no catalog, see `readCatalog`. */
  async put(ownerId: string, id: string, body: CatalogBody): Promise<{ report: CatalogReport; isNew: boolean }> {
    const { catalog, hash, counts, rejected, rejectedCount } = readCatalog(body);
    const { summary, isNew } = await this.store.put({ ownerId, id, hash, counts, catalog });
    return { report: { ...summary, accepted: counts, rejectedCount, rejected: [...rejected] }, isNew };
  }

  async get(ownerId: string, id: string): Promise<CatalogAnswer> {
    const summary = await this.find(ownerId, id);
    return { ...summary, catalog: await this.contentOf(ownerId, summary) };
  }

  /** @throws {RequestError} NOT_FOUND for an unknown catalog and for somebody else's alike. */
  async find(ownerId: string, id: string): Promise<CatalogSummary> {
    const summary = await this.store.find(ownerId, id);
    if (!summary) throw unknown(id);
    return summary;
  }

  /** The rows of the catalog as they are now. @throws {RequestError} NOT_FOUND. */
  async load(ownerId: string, id: string): Promise<Catalog> {
    return this.contentOf(ownerId, await this.find(ownerId, id));
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.store.remove(ownerId, id))) throw unknown(id);
  }

  private async contentOf(ownerId: string, { id, hash }: CatalogSummary): Promise<Catalog> {
    const catalog = await this.store.content(ownerId, hash);
    if (!catalog) throw unknown(id);
    return catalog;
  }
}

const unknown = (id: string): RequestError => new RequestError('NOT_FOUND', `There is no catalog ${id}.`);
