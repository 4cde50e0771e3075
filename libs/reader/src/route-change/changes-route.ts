import { routePatterns } from './compile-patterns.js';
import { readRouteChange } from './read-route-change.js';
import { foldSaid } from './route-mentions.js';
import type { StopsSaid } from './route-mentions.js';

const CLAUSES = /[.;!?\n]+|,|\s(?:and|und|et|y|e|ed|but|aber|pero|ma)\s/;
/** A longer text tells a story; what it changes of a route is said at its beginning. */
const MAX_CLAUSES = 60;

function clausesOf(text: string): string[] {
  const clauses = text.split(CLAUSES).filter((clause) => /\p{L}/u.test(clause));
  return [text, ...new Set(clauses)].slice(0, MAX_CLAUSES);
}

/** True when the words ask for another route of the trip with these stops; "5 days in Rome" alone asks for a trip. */
export function changesRoute(text: string, stops: StopsSaid): boolean {
  if (stops.length === 0) return false;
  const { more, fewer } = routePatterns();
  const changes = clausesOf(text).flatMap((clause) => readRouteChange(clause, stops));
  const folded = foldSaid(text);
  return changes.some(({ kind }) => kind !== 'stop_nights') || (changes.length > 0 && (more.test(folded) || fewer.test(folded)));
}
