import type { Language } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { foldKeepingPositions } from './scan.js';

const known = new Map<Language, ReadonlySet<string>>();

/** True where people speak of themselves or tell something, rather than name a thing or say what they want. */
export function isTalk(text: string, language: Language): boolean {
  const talking = known.get(language) ?? new Set(LANGUAGES[language].wishes.talking.split(' '));
  known.set(language, talking);
  const folded = foldKeepingPositions(text.normalize('NFC'));
  const { wishes } = LANGUAGES[language];
  if (occurs(LANGUAGES[language], wishes.wishing, folded) || occurs(LANGUAGES[language], wishes.must, folded)) return false;
  return (folded.match(/\p{L}+/gu) ?? []).some((word) => talking.has(word));
}
