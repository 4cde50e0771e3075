import type { Language } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { foldKeepingPositions } from './scan.js';

const MIN_THING_CHARS = 4;
const known = new Map<Language, ReadonlySet<string>>();

/** True where people speak of themselves or tell something, rather than name a thing or say what they want. */
export function isTalk(text: string, language: Language): boolean {
  const talking = known.get(language) ?? new Set(LANGUAGES[language].wishes.talking.split(' '));
  known.set(language, talking);
  const whole = foldKeepingPositions(text.normalize('NFC'));
  const { wishes } = LANGUAGES[language];
  // Why or when they want it is another matter.
  const reason = compile(LANGUAGES[language], wishes.condition).exec(whole)?.index ?? 0;
  const folded = reason > MIN_THING_CHARS ? whole.slice(0, reason) : whole;
  if (occurs(LANGUAGES[language], wishes.wishing, folded) || occurs(LANGUAGES[language], wishes.must, folded)) return false;
  return (folded.match(/\p{L}+/gu) ?? []).some((word) => talking.has(word));
}
