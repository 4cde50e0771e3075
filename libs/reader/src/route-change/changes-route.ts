import { routePatterns } from './compile-patterns.js';
import { readRouteChange } from './read-route-change.js';
import { foldSaid } from './route-mentions.js';
import type { StopsSaid } from './route-mentions.js';

const CLAUSES = /[.;!?\n]+|,|\s(?:and|und|et|y|e|ed|but|aber|pero|ma)\s/;

/** True when the words ask for another route of the trip with these stops; "5 days in Rome" alone asks for a trip. */
export function changesRoute(text: string, stops: StopsSaid): boolean {
  if (stops.length === 0) return false;
  const { more, fewer } = routePatterns();
  const changes = [text, ...text.split(CLAUSES)].flatMap((clause) => readRouteChange(clause, stops));
  const folded = foldSaid(text);
  return changes.some(({ kind }) => kind !== 'stop_nights') || (changes.length > 0 && (more.test(folded) || fewer.test(folded)));
}
