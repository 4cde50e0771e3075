import IntlMessageFormat from 'intl-messageformat';
import type { Language } from '@app/contracts';
import type { Catalog, MessageId, Said, ValuesOf } from './catalog.js';
import { localeOf } from './formats.js';
import { de } from './languages/de/index.js';
import { en } from './languages/en/index.js';
import { es } from './languages/es/index.js';
import { fr } from './languages/fr/index.js';
import { it } from './languages/it/index.js';
import { pt } from './languages/pt/index.js';

export const CATALOGS: Readonly<Record<Language, Catalog>> = { en, de, fr, es, it, pt };
const FORMATS = new Map<string, IntlMessageFormat>();

function formatOf(language: Language, id: MessageId): IntlMessageFormat {
  const key = `${language} ${id}`;
  const known = FORMATS.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(CATALOGS[language][id], localeOf(language), undefined, { ignoreTag: true });
  FORMATS.set(key, format);
  return format;
}

/** What follows the id of a message: its values, where it has any. */
export type Arguments<Id extends MessageId> = Record<never, never> extends ValuesOf<Id> ? [values?: ValuesOf<Id>] : [values: ValuesOf<Id>];

/**
 * A message in the traveller's language, in ICU MessageFormat: plurals and choices follow the rules of the language.
 *
 * @param values the message's arguments; dates and money come formatted, see `formatDate` and `formatMoney`
 */
export function message<Id extends MessageId>(language: Language, id: Id, ...[values]: Arguments<Id>): string {
  return String(formatOf(language, id).format({ ...values }));
}

/** True for the id of a message; ids that are made from rows of a table may lack one. */
export const isMessage = (id: string): id is MessageId => id in CATALOGS.en;

/** The same for a message that was made as data. */
export const worded = (language: Language, { id, values }: Said): string => String(formatOf(language, id).format({ ...values }));
