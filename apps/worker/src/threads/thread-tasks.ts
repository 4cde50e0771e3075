import type { readNewTurns } from '@app/agents';
import { unpackCatalog } from '@app/catalog';
import { answerQuestion } from '@app/catalog-desk';
import type { Catalog } from '@app/contracts';
import { standBack } from '@app/platform';
import type { Asked, Reply } from './catalog-asking.js';

standBack();

/** Contents that this thread unpacked last, with the indexes made from them: a plan asks five times. The largest takes some hundred megabytes. */
const KEPT_CATALOGS = 2;
const kept = new Map<string, Catalog>();

function contentOf({ key, packed }: Asked): Catalog | null {
  const catalog = kept.get(key) ?? (packed && unpackCatalog(packed));
  if (!catalog) return null;
  kept.delete(key);
  kept.set(key, catalog);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_CATALOGS && oldest !== undefined) kept.delete(oldest);
  return catalog;
}

/** The answer; or that this thread does not have the content and needs it along with the question. */
export async function answer(asked: Asked): Promise<Reply> {
  const catalog = contentOf(asked);
  return catalog ? { answer: await answerQuestion(catalog, asked.question, asked.input) } : { needsContent: true };
}

/** What long turns of a person say. */
export async function readTurns(input: Parameters<typeof readNewTurns>[0]): Promise<ReturnType<typeof readNewTurns>> {
  const reading = await import('./long-reading.js');
  return reading.readNewTurns(input);
}
