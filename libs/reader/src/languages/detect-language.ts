import type { Language } from '@app/contracts';
import { foldKeepingPositions } from '../text/scan.js';
import { LANGUAGES } from './languages.js';

/** The words that a pattern is made of, its placeholders and classes apart. */
const wordsOf = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => pattern.replace(/\\p\{L\}|\\[a-z]|\{\w\}/g, ' ').match(/[\p{L}']+/gu) ?? []);

const COMMON: readonly (readonly [Language, ReadonlySet<string>])[] = Object.values(LANGUAGES).map(({ code, common, calendar, people, route, wishes }) => {
  const calendarWords = [...calendar.months, ...calendar.weekdays].map((names) => names.split('|')[0] ?? '');
  const spoken = wordsOf([
    people.self,
    people.we,
    people.companion,
    people.pair,
    people.counted,
    people.children,
    route.origin,
    route.destination,
    ...people.total,
  ]);
  const fillers = wishes.fillers.split(/\s+/).filter((word) => word.length > 3);
  return [code, new Set([...common.split(/\s+/), ...calendarWords, ...Object.keys(calendar.numbers), ...fillers, ...spoken.filter((word) => word.length > 1)])];
});

/** A word that several languages share tells less. */
const WEIGHT: ReadonlyMap<string, number> = new Map(
  COMMON.flatMap(([, words]) => [...words]).map((word) => [word, 1 / COMMON.filter(([, words]) => words.has(word)).length] as const),
);
const WORD = /[\p{L}'’]+/gu;
/** Letters that mark a language where words leave it open. */
const MARKS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
  ['fr', /[œèêç]/iu],
];
const MARK_WEIGHT = 0.5;
const LEAST_HITS = 0.5;

/** The language most of whose frequent words the text holds; null when nothing tells. */
export function detectLanguage(text: string): Language | null {
  const words = foldKeepingPositions(text.normalize('NFC')).match(WORD) ?? [];
  let best: { readonly code: Language; readonly score: number } | null = null;
  for (const [code, common] of COMMON) {
    const hits = words.reduce((sum, word) => sum + (common.has(word) ? (WEIGHT.get(word) ?? 0) : 0), 0);
    const marks = MARKS.some(([language, pattern]) => language === code && pattern.test(text)) ? MARK_WEIGHT : 0;
    const score = hits + marks;
    if (score >= LEAST_HITS && (!best || score > best.score)) best = { code, score };
  }
  return best?.code ?? null;
}
