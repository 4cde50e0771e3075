import type { Language } from '@app/contracts';
import { localeOf } from './formats.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const names = NAMES.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  NAMES.set(language, names);
  return names;
}

let codes: ReadonlyMap<string, string> | undefined;

/** Codes of countries by their English names, made when one is first asked for; the first code of a name counts. */
function codeByName(): ReadonlyMap<string, string> {
  codes ??= new Map(LETTERS.flatMap((first) => LETTERS.map((second) => [namesIn('en').of(`${first}${second}`) ?? '', `${first}${second}`] as const)).reverse());
  return codes;
}

/** A country that is known by its English name, as the language calls it; a name that is none stays as it is. */
export function countryName(language: Language, english: string): string {
  const code = language === 'en' ? undefined : codeByName().get(english);
  return (code && namesIn(language).of(code)) ?? english;
}
