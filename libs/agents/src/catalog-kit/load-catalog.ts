import type { AgentContext } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { Catalog, CatalogContent } from '@app/contracts';

/** What a state says about the inventory that is planned on. */
export interface CatalogFields {
  readonly catalogId?: string | null | undefined;
  readonly catalogContent?: CatalogContent | null | undefined;
  readonly ownerId?: string | null | undefined;
}

/**
 * The catalog that the run was started with; null when it plans on none.
 *
 * @throws {TerminalError} NOT_FOUND when its content is gone, because a plan on a catalog uses nothing else.
 */
export async function loadCatalog({ catalogId, catalogContent, ownerId }: CatalogFields, { catalogs }: AgentContext): Promise<Catalog | null> {
  if (!catalogContent) return null;
  const catalog = await catalogs?.content(ownerId ?? '', catalogContent.hash);
  if (!catalog) throw new TerminalError('NOT_FOUND', `The content of the catalog ${catalogId ?? ''} that this plan was begun with is gone; start a new plan.`);
  return catalog;
}
