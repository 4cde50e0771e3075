import type { Language } from '@app/contracts';

/** The usual locale of a language, where the client names none. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', pt: 'pt-PT' };

/** The client's own locale where it is of that language, else the usual one. */
export const localeOf = (language: Language, own?: string | null): string => (own && own.toLowerCase().split('-')[0] === language ? own : LOCALES[language]);

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: 'numeric', month: 'long' } as const;
const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Formats cost a hundred times more to make than to use. */
function dateFormat(language: Language, own: string | null | undefined, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language, own);
  const key = `${locale} ${Object.entries(parts).join()}`;
  const format = DATE_FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  DATE_FORMATS.set(key, format);
  return format;
}
const at = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** A calendar day in words: "10 May 2027". */
export const formatDate = (language: Language, isoDate: string, own?: string | null): string => dateFormat(language, own, LONG).format(at(isoDate));

/** A calendar day whose year is clear: "10 May". */
export const formatDay = (language: Language, isoDate: string, own?: string | null): string => dateFormat(language, own, SHORT).format(at(isoDate));

/** The weekday of a calendar day in words: "Monday". */
export const formatWeekday = (language: Language, isoDate: string): string => dateFormat(language, null, { weekday: 'long' }).format(at(isoDate));

/** A span of days in words, with nothing said twice: "10–14 May 2027". */
export const formatDates = (language: Language, from: string, to: string, own?: string | null): string =>
  dateFormat(language, own, LONG).formatRange(at(from), at(to));

/** A day of the week, 0 for Monday: "Mon". */
export const formatShortWeekday = (language: Language, index: number): string =>
  dateFormat(language, null, { weekday: 'short' }).format(new Date(Date.UTC(2024, 0, 1 + index)));

const MAX_MONEY_FORMATS = 500;
const MONEY_FORMATS = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`;
  const known = MONEY_FORMATS.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...(isWhole ? { maximumFractionDigits: 0 } : {}) });
  // Locales and currencies come from outside.
  if (MONEY_FORMATS.size >= MAX_MONEY_FORMATS) MONEY_FORMATS.clear();
  MONEY_FORMATS.set(key, format);
  return format;
}

/** An amount with its currency; whole amounts have no decimals. */
export const formatMoney = (language: Language, amount: number, currency: string, own?: string | null): string =>
  moneyFormat(localeOf(language, own), currency, Number.isInteger(amount)).format(amount);
