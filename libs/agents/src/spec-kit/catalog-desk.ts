import type { AgentContext } from '@app/agent-kit';
import { answerQuestion } from '@app/catalog-desk';
import type { Catalog } from '@app/contracts';

/** A desk that knows one content of one owner, and answers at once. */
export const deskOf = (catalog: Catalog | null, ownerId = 'ann', hash = 'h'): AgentContext['catalogs'] => ({
  ask: async (content, question, input) =>
    catalog && content.ownerId === ownerId && content.hash === hash
      ? { answer: structuredClone(await answerQuestion(catalog, question, structuredClone(input))) }
      : null,
});
