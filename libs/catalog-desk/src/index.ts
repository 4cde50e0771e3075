export { answerQuestion } from './catalog-questions.js';
export type { CatalogQuestion, QuestionAnswer, QuestionInput } from './catalog-questions.js';
export type { TripOnCatalog } from './trip-on-catalog.js';
