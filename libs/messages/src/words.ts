import { fromCents, toCents } from '@app/contracts';
import type { Language } from '@app/contracts';
import type { MessageId } from './catalog.js';
import { countryName } from './countries.js';
import { formatDate, formatDay, formatDates, formatMoney, localeOf } from './formats.js';
import { message } from './message.js';
import type { Arguments } from './message.js';

/** Everything that puts facts of a plan into one language. */
export interface Words {
  readonly language: Language;
  say<Id extends MessageId>(id: Id, ...values: Arguments<Id>): string;
  /** "A, B and C". */
  list(items: readonly string[]): string;
  /** "A, B or C". */
  either(items: readonly string[]): string;
  /** A calendar day whose year is clear: "10 May". */
  day(isoDate: string): string;
  date(isoDate: string): string;
  /** "10 to 14 May 2027"; other languages have a dash where they usually write one. */
  span(from: string, to: string): string;
  money(amount: number, currency: string): string;
  /** A country by its English name. */
  country(english: string): string;
  /** The same with its first letter capital, as a title begins. */
  title(text: string): string;
}

const CENTS_PER_UNIT = 100;

const amountFormat = (digits: number): Intl.NumberFormat => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const WHOLE = amountFormat(0);
const WITH_CENTS = amountFormat(2);

/** "1,180 EUR" or "99.50 EUR": English readers are of many countries, so the code stands for the sign. */
function englishMoney(amount: number, currency: string): string {
  const cents = toCents(amount);
  return `${(cents % CENTS_PER_UNIT === 0 ? WHOLE : WITH_CENTS).format(fromCents(cents))} ${currency}`;
}

/** "10 to 14 May 2027", with month and year of the first date only where they differ from those of the last. */
function englishSpan(from: string, to: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate('en', from)} to ${formatDate('en', to)}`;
  return `${from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : formatDay('en', from)} to ${formatDate('en', to)}`;
}

function makeWords(language: Language): Words {
  const locale = localeOf(language);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    language,
    say: (id, ...values) => message(language, id, ...values),
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
    day: (isoDate) => formatDay(language, isoDate),
    date: (isoDate) => formatDate(language, isoDate),
    span: (from, to) => (language === 'en' ? englishSpan(from, to) : formatDates(language, from, to)),
    money: (amount, currency) => (language === 'en' ? englishMoney(amount, currency) : formatMoney(language, amount, currency)),
    country: (english) => countryName(language, english),
    title: (text) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`,
  };
}

const MADE = new Map<Language, Words>();

/** The words of a language; the same object each time. */
export function wordsIn(language: Language): Words {
  const made = MADE.get(language) ?? makeWords(language);
  MADE.set(language, made);
  return made;
}
