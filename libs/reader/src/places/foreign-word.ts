import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { foldPlace } from './fold-place.js';
import type { KnownPlace } from './place-index.js';

/** A word without a capital that may be a place. */
interface Word {
  readonly key: string;
  /** Folded text left of it. */
  readonly left: string;
  readonly wordCount: number;
}

/**
 * "A riad with a pool" in an English text with capitals is a house; who means Riyadh writes it so, or with a capital, or behind a word that leads
 * to a place.
 */
export function isForeignWord(language: LanguageWords | undefined, { key, left, wordCount }: Word, best: KnownPlace): boolean {
  if (wordCount > 1 || key === foldPlace(best.name) || language === undefined) return false;
  return !compile(language, `(?:${language.route.destination}|${language.route.origin})`, 'left').test(left);
}
