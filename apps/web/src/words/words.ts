import { signal } from '@preact/signals';
import IntlMessageFormat from 'intl-messageformat';
import type { Catalog, MessageKey } from './catalog.js';
import { en } from './en.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;
export type PageLanguage = keyof typeof LANGUAGES;

const KEPT_AS = 'navigo-language';
/** Catalogs other than the first come when they are needed. */
const LOADERS: Readonly<Record<PageLanguage, () => Promise<Catalog>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
};

const isLanguage = (name: string | null | undefined): name is PageLanguage => name != null && Object.hasOwn(LANGUAGES, name);
const preferred = (): PageLanguage => {
  const kept = localStorage.getItem(KEPT_AS);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};

export const language = signal<PageLanguage>('en');
const catalog = signal<Catalog>(en);
let formats = new Map<MessageKey, IntlMessageFormat>();

/** Changes the language of the page; `isChosen` keeps it for the next visit. */
export async function useLanguage(wanted: PageLanguage, isChosen = true): Promise<void> {
  const loaded = await LOADERS[wanted]();
  if (isChosen) localStorage.setItem(KEPT_AS, wanted);
  formats = new Map();
  catalog.value = loaded;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

export const usePreferredLanguage = (): Promise<void> => useLanguage(preferred(), false);

type Value = string | number | boolean | null | undefined;

/** A message in the language of the page, in ICU MessageFormat. */
export function t(key: MessageKey, values: Readonly<Record<string, Value>> = {}): string {
  const words = catalog.value[key];
  if (!words.includes('{')) return words;
  const format = formats.get(key) ?? new IntlMessageFormat(words, language.value, undefined, { ignoreTag: true });
  formats.set(key, format);
  return String(format.format(values));
}

/** The message for a name that only exists while the page runs, or `otherwise` where there is none. */
export function named(group: string, name: string, otherwise: string): string {
  const key = `${group}.${name}`;
  return Object.hasOwn(en, key) ? t(key as MessageKey) : otherwise;
}
