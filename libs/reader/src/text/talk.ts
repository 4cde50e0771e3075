import type { Language } from '@app/contracts';
import { LANGUAGES } from '../languages/languages.js';
import { foldKeepingPositions } from './scan.js';

const known = new Map<Language, ReadonlySet<string>>();

/** True where people speak of themselves or tell something, rather than name a thing. */
export function isTalk(text: string, language: Language): boolean {
  const talking = known.get(language) ?? new Set(LANGUAGES[language].wishes.talking.split(' '));
  known.set(language, talking);
  return (foldKeepingPositions(text.normalize('NFC')).match(/\p{L}+/gu) ?? []).some((word) => talking.has(word));
}
