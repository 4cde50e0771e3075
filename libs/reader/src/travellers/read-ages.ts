import type { Scan } from '../text/scan.js';

const AGE_LIST = '(\\d{1,2}(?:\\s{0,2}(?:,|and|&|und|et|y|\\+|/)\\s{0,2}\\d{1,2}){0,9})';
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:aged?|ages|(?:child|kid|son|daughter|boy|girl|baby|toddler) of|im alter von|ages? de|edades?)\\s{0,2}:?\\s{0,2}${AGE_LIST}(?:\\s{0,2}(?:years?|yrs?|jahren?|ans|anos)(?: old)?)?`,
    'g',
  ),
  // "The kids are 6 and 9", but not "the kids are 2 of us": a list, or years.
  new RegExp(
    `\\b(?:children|kids|kinder|enfants|ninos|hijos) (?:are|sind|ont|tienen) (\\d{1,2}(?:\\s{0,2}(?:,|and|&|und|et|y)\\s{0,2}\\d{1,2}){1,9})(?! of\\b)`,
    'g',
  ),
  new RegExp(`\\(\\s{0,2}${AGE_LIST}(?:\\s{0,2}(?:years?|yrs?|jahren?|ans|anos|yo)(?: old)?)?\\s{0,2}\\)`, 'g'),
  new RegExp(`\\b${AGE_LIST}[- ](?:years?|yrs?|jahre?)(?:[- ]olds?|[- ]?alt|[- ]?jahrigen?)\\b`, 'g'),
  new RegExp(`\\b(?:de|von)\\s{1,2}${AGE_LIST}\\s{1,2}(?:ans|anos|jahren)\\b`, 'g'),
];
/** "Children under 10" is a rule of a house, "over 65" no child. */
const NOT_AN_AGE = /\b(?:under|below|over|above|unter|moins de|menores? de|the age of)\s{0,2}$/;
const MAX_CHILD_AGE = 17;

/** Takes the ages of children, in the order said; null when none are. */
export function readAges(scan: Scan): number[] | null {
  const ages: number[] = [];
  for (const pattern of PATTERNS) {
    for (const { start, end, match } of scan.findAll(pattern)) {
      const said = (match[1] ?? '').split(/\D+/).filter(Boolean).map(Number);
      if (NOT_AN_AGE.test(scan.folded.slice(Math.max(0, start - 20), start)) || said.some((age) => age > MAX_CHILD_AGE)) continue;
      scan.take(start, end);
      ages.push(...said);
    }
  }
  return ages.length > 0 ? ages : null;
}
