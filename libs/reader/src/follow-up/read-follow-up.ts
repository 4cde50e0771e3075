import { withShortBlanks } from '@app/contracts';
import { changesRoute } from '../route-change/changes-route.js';
import type { StopsSaid } from '../route-change/route-mentions.js';

/** What words on a thread with a finished plan are: a question about the plan, a wish to change it, or a request for a new trip. */
export type FollowUp = 'question' | 'change' | 'trip';

const NEW_TRIP =
  /\b(?:plan|organi[sz]e|book)\b(?:\s{1,2}(?:me|us))?\s{1,2}(?:a|an|another|the|my|our|some|\d+)?\s{0,2}(?:new|other|different)?\s{0,2}(?:[a-z-]+\s{1,2}){0,2}(?:trip|holiday|vacation|weekend|week|days?|tour|getaway|journey|honeymoon)\b|\b(?:a|an|another|new)\s{1,2}(?:[a-z-]+\s{1,2}){0,2}(?:trip|holiday|vacation|weekend|tour|getaway)\s{1,2}(?:to|in)\b|^\s{0,2}plan\b|\b(?:want|like|love|going)\s{1,2}to\s{1,2}(?:go|travel|fly|visit)\b|\btravel\s{1,2}to\b/i;
const TRIP_SIZE = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s{0,2}(?:-\s{0,2})?(?:days?|nights?|weeks?)\b/i;
const TRIP_MONEY = /(?:\d[ ,'.]{0,3}(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|francs?|k\b|€|£|\$)|[€£$]\s{0,2}\d)/i;
const TRIP_TIME =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4}-\d{2}-\d{2}|next (?:week|month|weekend|summer|winter))\b/i;
const QUESTION =
  /^\s{0,2}(?:and\s{1,2}|so\s{1,2}|ok(?:ay)?[, ]{1,3}|please\s{1,2}|hi[, ]{1,3}|hello[, ]{1,3}){0,4}(?:what|when|where|which|who|whose|why|how|is|are|am|was|will|would|does|do|did|can|could|should|shall|has|have|tell me|show me|explain|wie|was|wann|wo|wird|ist|gibt|quand|quel(?:le)?s?|combien|est-ce|qu[eé]|cu[aá]ndo|cu[aá]nto|d[oó]nde|c[oó]mo)\b/i;
const CHANGE =
  /\b(?:make|change|swap|replace|remove|drop|delete|add|move|shift|skip|cancel|shorten|extend|reduce|increase|upgrade|downgrade|avoid|include|leave out|take out|switch|reschedule|redo|replan|rebook|find (?:me|us)|give (?:me|us)|choose|pick)\b|\b(?:cheaper|lighter|slower|faster|quieter|earlier|later|fewer|instead|rather|prefer|no more|too (?:much|many|expensive|busy|full|long|early|late))\b|\b(?:more|less)\s{1,2}(?:[a-z]+\s{1,2})?(?:time|museums?|food|parks?|beach|walking|nature|art|shopping|free|visits?|sights?|relaxed|budget)\b|\b(?:longer|shorter|different)\b|^\s{0,2}(?:no|new budget|budget|start|something (?:else|other))\s{1,2}\S/i;
/** "Can you make day 3 lighter?" asks for a change, "can we change money there?" does not. */
const POLITE_CHANGE =
  /^\s{0,2}(?:please\s{1,2})?(?:can|could|would|will)\s{1,2}(?:you|we)\s{1,2}(?:please\s{1,2})?(?:make|swap|replace|remove|drop|delete|add|move|shift|skip|shorten|extend|reduce|upgrade|downgrade|leave out|switch|reschedule|redo|replan|find|choose|change (?:the|our|my|day))\b/i;
/** The same in other languages, for changes of the route, which are read in all of them. */
const POLITE_ELSEWHERE =
  /^\s{0,2}(?:k[öo]nn(?:en|ten) (?:wir|sie)|kannst du|k[öo]nntest du|(?:est-ce qu')?on (?:peut|pourrait)|peux-tu|pouvez-vous|pouvons-nous|podemos|puedes|pod[ií]amos|possiamo|potremmo|puoi|pode(?:s|mos)?|poder[ií]amos)\b/iu;

/** Money and dates are those of a new trip. */
const asksForRoute = (text: string, stops: StopsSaid): boolean =>
  ![NEW_TRIP, TRIP_MONEY, TRIP_TIME].some((sign) => sign.test(text)) && changesRoute(text, stops);

/**
 * Reads words on a finished plan, by rules alone. A question stays a question whatever it names; a trip needs words that ask for one, or a
 * length, a budget or a time together. What is none of them counts as a question, which costs nothing and changes nothing. `stops` are those of
 * the plan, so that "one night less in Rome" is known as a change of it in any language.
 */
export function readFollowUp(asGiven: string, stops: StopsSaid = []): FollowUp {
  const text = withShortBlanks(asGiven);
  if (POLITE_CHANGE.test(text)) return 'change';
  const isRouteChange = asksForRoute(text, stops);
  if (isRouteChange && POLITE_ELSEWHERE.test(text)) return 'change';
  if (NEW_TRIP.test(text) && !/^\s{0,2}(?:what|when|where|which|why|how|is|are|does|do|will)\b/i.test(text)) return 'trip';
  if (QUESTION.test(text) || /\?\s{0,2}$/.test(text)) return 'question';
  if (isRouteChange) return 'change';
  const signs = [TRIP_SIZE, TRIP_MONEY, TRIP_TIME].filter((sign) => sign.test(text)).length;
  if (CHANGE.test(text)) return 'change';
  return signs >= 2 ? 'trip' : signs === 1 && /\b(?:in|to)\s{1,2}\p{Lu}/u.test(text) ? 'trip' : 'question';
}
