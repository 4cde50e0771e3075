import type { Scan } from '../text/scan.js';

type Rule = readonly [value: string, pattern: RegExp];

const NEG =
  "(?:no|not|without|avoid\\w*|exclud\\w*|never|n't|don't|won't|cannot|can't|hate|refuse|rather not|instead of|kein\\w*|ohne|nicht|pas|sans|ni|sin|evitar|ningun|refrain\\w*|skip\\w*|rule out|rather than|other than|apart from|aside from|steer clear|unable|opposed|forgo\\w*)";
/** "Not too hot, direct flight from Glasgow" refuses no flight: a comma is passed only behind another way to travel, and "direct" never. */
const SAME_CLAUSE =
  '\\b(?:(?!direct|non-?stop)[^.;!?,]){0,60}(?:\\b(?:trains?|bus(?:es)?|coach(?:es)?|cars?|ferr(?:y|ies)|flights?|flying|driving|planes?|boats?),[^.;!?]{0,40})?';
const RULES: readonly Rule[] = [
  [
    'no flight',
    new RegExp(
      `\\b${NEG}${SAME_CLAUSE}\\b(?:flights?|fly|flying|planes?|air ?travel|airplanes?|fluge?n?|fliegen|flugzeug|avion(?:es)?|voler|vols?|vuelos?|volar)\\b|\\b(?:flight|fly)[- ]?free\\b|\\bafraid of flying\\b|\\bflugangst\\b|\\b(?:only|solely|just) by (?:train|bus|car|land)\\b|\\bnon-flight\\b`,
    ),
  ],
  [
    'no self-driving',
    new RegExp(
      `\\b(?:non|no)[- ]self[- ]?driv\\w*|\\b${NEG}${SAME_CLAUSE}\\b(?:self[- ]?driv\\w*|driv(?:e|ing)(?! (?:after|at|in the|by|for more|over|long|too))|rent(?:al|ing)? (?:a )?cars?|car rentals?|cars?|mietwagen|auto(?: fahren)?|selbst fahren|voiture|conduire|coche|conducir|manejar)\\b|\\b(?:only|exclusively|just) (?:by )?public trans\\w+|\\bpublic trans\\w+ only\\b`,
    ),
  ],
];
/** "No preferences about flights" wishes nothing. */
const NO_PREFERENCE =
  /\b(?:no|not|without)\b[^.;!?]{0,30}\b(?:preferences?|particular|specific|restrictions?|requirements?|matter|mind|care|problem|issue|idea|only)\b/;
/** "No more than four hours of flying" flies. */
const IS_LIMIT = /^(?:(?:no|not) (?:more|longer) than|nicht (?:mehr|langer) als|pas plus d[e'’])(?:\b|$)/;
const ONLY_BY: readonly Rule[] = [
  ['train', /\b(?:only|just|travel(?:l?ing)?|go(?:ing)?) by (?:train|rail)\b|\bmit (?:dem zug|der bahn)\b|\ben train\b|\ben tren\b/],
  ['bus', /\b(?:only|just|travel(?:l?ing)?|go(?:ing)?) by (?:bus|coach)\b|\bmit dem bus\b|\ben (?:auto)?bus\b/],
  ['self-driving', /\b(?:road ?trip|self-drive|by (?:our own |my own )?car|rent(?:ing)? a car|mit dem auto|en voiture|en coche)\b/],
];

/** Wishes about ways to travel: `no flight`, `no self-driving`, both with a comma, or one way that is wanted. */
export function readTransport(scan: Scan): { readonly value: string; readonly words: string } | null {
  const refused = RULES.flatMap(([value, pattern]) => {
    const found = scan.find(pattern);
    return found && !NO_PREFERENCE.test(found.match[0]) && !IS_LIMIT.test(found.match[0]) ? [{ value, words: scan.words(found.start, found.end) }] : [];
  });
  if (refused.length > 0) return { value: refused.map(({ value }) => value).join(', '), words: refused.map(({ words }) => words).join(', ') };
  for (const [value, pattern] of ONLY_BY) {
    const found = scan.find(pattern);
    if (found) return { value, words: scan.words(found.start, found.end) };
  }
  return null;
}
