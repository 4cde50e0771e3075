import { LANGUAGES } from '../languages/languages.js';

/** Words and signs to ISO 4217; a sign that several countries share goes to the most used, or to the client's own. */
const BY_WORD: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  pfund: 'GBP',
  sterling: 'GBP',
  us$: 'USD',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  dolares: 'USD',
  dollari: 'USD',
  a$: 'AUD',
  aud: 'AUD',
  c$: 'CAD',
  cad: 'CAD',
  nz$: 'NZD',
  nzd: 'NZD',
  s$: 'SGD',
  sgd: 'SGD',
  hk$: 'HKD',
  hkd: 'HKD',
  r$: 'BRL',
  brl: 'BRL',
  reais: 'BRL',
  chf: 'CHF',
  fr: 'CHF',
  franken: 'CHF',
  francs: 'CHF',
  franc: 'CHF',
  sfr: 'CHF',
  'swiss francs': 'CHF',
  'schweizer franken': 'CHF',
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  '₹': 'INR',
  inr: 'INR',
  rupees: 'INR',
  rs: 'INR',
  '₩': 'KRW',
  krw: 'KRW',
  won: 'KRW',
  '฿': 'THB',
  thb: 'THB',
  baht: 'THB',
  '₺': 'TRY',
  try: 'TRY',
  lira: 'TRY',
  '₪': 'ILS',
  ils: 'ILS',
  shekels: 'ILS',
  '₫': 'VND',
  vnd: 'VND',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  kroner: 'NOK',
  kronor: 'SEK',
  pln: 'PLN',
  zloty: 'PLN',
  zł: 'PLN',
  czk: 'CZK',
  kc: 'CZK',
  huf: 'HUF',
  forint: 'HUF',
  ron: 'RON',
  lei: 'RON',
  mxn: 'MXN',
  'mexican pesos': 'MXN',
  ars: 'ARS',
  clp: 'CLP',
  cop: 'COP',
  zar: 'ZAR',
  rand: 'ZAR',
  aed: 'AED',
  dirhams: 'AED',
  dirham: 'AED',
  dinars: 'TND',
  dinar: 'TND',
  dinares: 'TND',
  dinari: 'TND',
  riyals: 'SAR',
  riyal: 'SAR',
  shillings: 'KES',
  shilling: 'KES',
  chelines: 'KES',
  scellini: 'KES',
  xelins: 'KES',
  sar: 'SAR',
  qar: 'QAR',
  egp: 'EGP',
  mad: 'MAD',
  idr: 'IDR',
  rupiah: 'IDR',
  myr: 'MYR',
  ringgit: 'MYR',
  php: 'PHP',
  twd: 'TWD',
  pesos: 'MXN',
  kes: 'KES',
  tzs: 'TZS',
  ugx: 'UGX',
  ngn: 'NGN',
  ghs: 'GHS',
  lkr: 'LKR',
  npr: 'NPR',
  pkr: 'PKR',
  bdt: 'BDT',
  pen: 'PEN',
  uyu: 'UYU',
  gel: 'GEL',
  rsd: 'RSD',
  jod: 'JOD',
  kwd: 'KWD',
  bhd: 'BHD',
  omr: 'OMR',
  isk: 'ISK',
  naira: 'NGN',
  cedis: 'GHS',
  cedi: 'GHS',
  'us dollars': 'USD',
  'us dollar': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'singapore dollars': 'SGD',
  'hong kong dollars': 'HKD',
  'new zealand dollars': 'NZD',
  'nz dollars': 'NZD',
  'hk dollars': 'HKD',
  'cdn dollars': 'CAD',
  'sing dollars': 'SGD',
  'aud dollars': 'AUD',
  au$: 'AUD',
  ca$: 'CAD',
  can$: 'CAD',
  cdn$: 'CAD',
  sg$: 'SGD',
  nt$: 'TWD',
  mx$: 'MXN',
  'british pounds': 'GBP',
  'pounds sterling': 'GBP',
};
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP'],
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  bucks: ['USD', 'CAD', 'AUD'],
  '¥': ['JPY', 'CNY'],
  francs: ['CHF', 'XOF', 'XAF'],
  pesos: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'],
  kroner: ['NOK', 'DKK'],
  rs: ['INR', 'PKR', 'LKR'],
  rupees: ['INR', 'PKR', 'LKR'],
};

/** Words of the languages for currencies of several countries, by what they stand for until the origin is known. */
const USUAL: Readonly<Record<string, string>> = { $: 'USD', kr: 'NOK', peso: 'MXN', rupee: 'INR' };
/** Ordinary words too, so that they count in no language. */
const TOO_COMMON: ReadonlySet<string> = new Set([
  'real',
  'lei',
  'fr',
  'won',
  'kr',
  'kc',
  'rs',
  'krone',
  'paus',
  'contos',
  'lucas',
  'livres',
  'rand',
  'lira',
  'crowns',
]);
const OF_LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(LANGUAGES).flatMap(({ money }) => Object.entries(money.currencies).filter(([word]) => !TOO_COMMON.has(word) && !(word in BY_WORD))),
);
/** Short signs that stand before an amount only: "R60 000", "Rp 4.000.000", "KSh 90,000". */
const BEFORE_ONLY: Readonly<Record<string, string>> = {
  r: 'ZAR',
  rm: 'MYR',
  rp: 'IDR',
  rs: 'INR',
  ksh: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
  ft: 'HUF',
  tl: 'TRY',
  dh: 'MAD',
};
const codeOf = (word: string): string | undefined => BY_WORD[word] ?? (OF_LANGUAGES[word] ? (USUAL[OF_LANGUAGES[word]] ?? OF_LANGUAGES[word]) : undefined);

/** Currencies that a word or sign may mean, by the code it is read as when nothing else is known. */
const MAY_MEAN: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP'],
  kr: ['NOK', 'DKK', 'SEK', 'ISK', 'CZK'],
  rupee: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  dirham: ['MAD', 'AED'],
  dinar: ['TND', 'JOD', 'KWD', 'BHD', 'RSD'],
  riyal: ['SAR', 'QAR', 'OMR'],
  shilling: ['KES', 'TZS', 'UGX'],
};

/** Words of one root in every language that money of several countries goes by. */
const ROOTS: readonly (readonly [group: string, root: RegExp])[] = [
  ['$', /\$|d[oó]l+ar|bucks|piastres/],
  ['peso', /peso|lucas/],
  ['kr', /kron|coron|couronn|coroa|crown/],
  ['rupee', /rupe|roupi|rupi/],
  ['dirham', /d[ií]rham/],
  ['dinar', /dinar/],
  ['riyal', /riyal/],
  ['shilling', /shilling|chelines|scellini|xelins/],
];

/** The currency that a shared word means where somebody uses `local`; null when the word is not shared or the place uses another. */
export function localCurrency(words: string, local: string | null): string | null {
  if (local === null) return null;
  const text = words.toLowerCase();
  const group = ROOTS.find(([, root]) => root.test(text))?.[0];
  // In the countries of pesos "dollars" are those of the United States.
  if (group === '$' && !text.includes('$') && MAY_MEAN['peso']?.includes(local)) return 'USD';
  // "A$4,900" says whose dollars they are.
  const isPlain =
    group !== undefined &&
    !/[a-z]\$|(?<!\p{L})(?:usd|cad|cdn|aud|nzd|sgd|hkd|mxn|ars|clp|cop|twd|nz|hk)(?!\p{L})/u.test(text) &&
    !/us|ameri|austral|aussie|canad|singap|hong|kiwi|zeal|mexic|argent|chile|colom|phil|norw|dan|swed|schwed|tsche|czech|iceland|taiwan/.test(text);
  return isPlain && MAY_MEAN[group]?.includes(local) ? local : null;
}

/** "Four thousand Canadian": the people stand for their money where no noun follows. */
const OF_PEOPLE: Readonly<Record<string, string>> = { canadian: 'CAD', aussie: 'AUD', australian: 'AUD', kiwi: 'NZD', american: 'USD', us: 'USD' };
const NO_NOUN = '(?= (?:all|in|total|each|max|maximum|tops|for|between|altogether|budget|per|or|to spend|including|incl|a head)\\b|\\s{0,2}(?:[.,;:!?)]|$))';

const escape = (text: string): string => text.replace(/[$.]/g, '\\$&');
const longestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|');
/** "9.000 lei" is money, "lei" alone is not: words that count behind three digits only. */
const BEHIND_DIGITS: Readonly<Record<string, string>> = {
  lei: 'RON',
  kr: 'NOK',
  krone: 'NOK',
  crowns: 'NOK',
  livres: 'GBP',
};
const isWord = (text: string): boolean => /[a-z]$/.test(text);
const names = [...Object.keys(BY_WORD), ...Object.keys(OF_LANGUAGES)];

/** Sources of patterns over folded text: what may stand before an amount, and after. */
export const CURRENCY_BEFORE = `(?:${longestFirst(names.filter((name) => !isWord(name)))}|(?:${longestFirst(names.filter((name) => /^[a-z]{3}$/.test(name) && !['won', 'try', 'mad', 'lei'].includes(name)))}|euros?(?= ?\\d{2}))|(?:${longestFirst(Object.keys(BEFORE_ONLY))})(?= ?\\d[\\d.,]))`;
export const CURRENCY_AFTER = `(?:(?:${longestFirst(names.filter((name) => !isWord(name)))})|(?:${longestFirst(names.filter(isWord))})\\b|(?:${longestFirst(Object.keys(OF_PEOPLE))})\\b${NO_NOUN}|(?<=\\d{3} ?)(?:${longestFirst(Object.keys(BEHIND_DIGITS))})\\b)`;

/** ISO code of a sign or word; the client's own currency when the word is shared and the client uses one of them. */
export function currencyCode(word: string, own: string | undefined): string | null {
  const key = word.trim();
  return own && SHARED[key]?.includes(own) ? own : (codeOf(key) ?? OF_PEOPLE[key] ?? BEHIND_DIGITS[key] ?? BEFORE_ONLY[key] ?? null);
}
