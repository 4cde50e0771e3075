import IntlMessageFormat from 'intl-messageformat';
import type { Language } from '@app/contracts';
import { localeOf } from './formats.js';
import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { it } from './languages/it.js';
import { pt } from './languages/pt.js';

export type MessageId = keyof typeof en;
export type MessageValues = Readonly<Record<string, string | number | boolean | null>>;

/** Every language has every message; the compiler says which one is missing. */
const CATALOGS: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { en, de, fr, es, it, pt };
const FORMATS = new Map<string, IntlMessageFormat>();

function formatOf(language: Language, id: MessageId): IntlMessageFormat {
  const key = `${language} ${id}`;
  const known = FORMATS.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(CATALOGS[language][id], localeOf(language), undefined, { ignoreTag: true });
  FORMATS.set(key, format);
  return format;
}

/**
 * A message in the traveller's language, in ICU MessageFormat: plurals and choices follow the rules of the language.
 *
 * @param values the message's arguments; dates and money come formatted, see `formatDate` and `formatMoney`
 * @throws when an argument of the message is missing
 */
export function message(language: Language, id: MessageId, values: MessageValues = {}): string {
  return String(formatOf(language, id).format({ ...values }));
}
