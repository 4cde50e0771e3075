import type { Language } from '@app/contracts';
import { foldKeepingPositions } from '../text/scan.js';
import { LANGUAGES } from './languages.js';

const COMMON: readonly (readonly [Language, ReadonlySet<string>])[] = Object.values(LANGUAGES).map(({ code, common, calendar, wishes }) => {
  const calendarWords = [...calendar.months.slice(), ...calendar.weekdays].map((names) => names.split('|')[0] ?? '');
  return [code, new Set([...common.split(/\s+/), ...calendarWords, ...wishes.fillers.split(/\s+/).filter((word) => word.length > 3)])];
});
const WORD = /[\p{L}'’]+/gu;
/** Letters that mark a language where words leave it open. */
const MARKS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
  ['fr', /[œèêç]/iu],
];
const MARK_WEIGHT = 0.5;
const LEAST_HITS = 1;

/** The language most of whose frequent words the text holds; null when nothing tells. */
export function detectLanguage(text: string): Language | null {
  const words = foldKeepingPositions(text.normalize('NFC')).match(WORD) ?? [];
  let best: { readonly code: Language; readonly score: number } | null = null;
  for (const [code, common] of COMMON) {
    const hits = words.filter((word) => common.has(word)).length;
    const marks = MARKS.some(([language, pattern]) => language === code && pattern.test(text)) ? MARK_WEIGHT : 0;
    const score = hits + marks;
    if (score >= LEAST_HITS && (!best || score > best.score)) best = { code, score };
  }
  return best?.code ?? null;
}
