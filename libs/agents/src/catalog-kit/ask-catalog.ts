import type { AgentContext } from '@app/agent-kit';
import type { CatalogQuestion, QuestionAnswer, QuestionInput } from '@app/catalog-desk';
import { TerminalError } from '@app/contracts';
import type { CatalogContent } from '@app/contracts';

/** What a state says about the inventory that is planned on. */
export interface CatalogFields {
  readonly catalogId?: string | null | undefined;
  readonly catalogContent?: CatalogContent | null | undefined;
  readonly ownerId?: string | null | undefined;
}

/**
 * What the catalog that the run was started with says to a question; null when the run plans on none.
 *
 * @throws {TerminalError} NOT_FOUND when its content is gone, because a plan on a catalog uses nothing else.
 * @throws {RetryableError} RATE_LIMITED, as a wait, when too many questions of the owner are waiting.
 */
export async function askCatalog<Q extends CatalogQuestion>(
  { catalogId, catalogContent, ownerId }: CatalogFields,
  { catalogs, signal }: Pick<AgentContext, 'catalogs' | 'signal'>,
  question: Q,
  input: QuestionInput<Q>,
): Promise<QuestionAnswer<Q> | null> {
  if (!catalogContent) return null;
  const found = await catalogs?.ask({ ownerId: ownerId ?? '', hash: catalogContent.hash }, question, input, signal);
  if (!found) throw new TerminalError('NOT_FOUND', `The content of the catalog ${catalogId ?? ''} that this plan was begun with is gone; start a new plan.`);
  return found.answer as QuestionAnswer<Q>;
}
