import type { Language } from '@app/contracts';
import { LANGUAGES } from '../languages/languages.js';
import { foldKeepingPositions } from './scan.js';

/** True when a comma or a word such as "and" is all that stands between two things: they are items of one row. */
export function isListGap(gap: string, language: Language): boolean {
  const { people, route } = LANGUAGES[language];
  const also = `(?:${people.and}|${route.or})`;
  return new RegExp(`^\\s{0,2}(?:[,;&+]\\s{0,2}(?:${also}\\s)?|${also}\\s)\\s{0,2}$`, 'u').test(foldKeepingPositions(gap.normalize('NFC')));
}
