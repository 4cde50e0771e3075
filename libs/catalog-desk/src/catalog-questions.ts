import { auditPlan, catalogCityFinder } from '@app/auditor';
import { TerminalError } from '@app/contracts';
import type { Catalog, FinalPlan, UserRequest } from '@app/contracts';
import { catalogCandidates } from './catalog-candidates.js';
import { knownPlaces } from './catalog-places.js';
import { tripOnCatalog } from './trip-on-catalog.js';

/** A plan and what it is held against besides the catalog. */
interface AuditQuestion {
  readonly plan: FinalPlan;
  readonly request: UserRequest;
}

/** What can be asked about a catalog. Questions and answers are plain data, so that another thread may answer. */
const QUESTIONS = {
  places: knownPlaces,
  candidates: catalogCandidates,
  trip: tripOnCatalog,
  audit: (catalog: Catalog, { plan, request }: AuditQuestion) => auditPlan(plan, { request, catalog, findCity: catalogCityFinder(catalog) }),
} as const;

export type CatalogQuestion = keyof typeof QUESTIONS;
export type QuestionInput<Q extends CatalogQuestion> = Parameters<(typeof QUESTIONS)[Q]>[1];
export type QuestionAnswer<Q extends CatalogQuestion> = Awaited<ReturnType<(typeof QUESTIONS)[Q]>>;

const isQuestion = (name: string): name is CatalogQuestion => Object.hasOwn(QUESTIONS, name);

/** The answer to a question that came from elsewhere; whoever asks knows by its name what it is. @throws {TerminalError} for one that there is not. */
export async function answerQuestion(catalog: Catalog, question: string, input: unknown): Promise<unknown> {
  if (!isQuestion(question)) throw new TerminalError('INTERNAL_ERROR', `Nobody answers the question ${question} about catalogs.`);
  const answer: (catalog: Catalog, input: never) => unknown = QUESTIONS[question];
  return answer(catalog, input as never);
}
