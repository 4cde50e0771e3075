/** Words and signs to ISO 4217; a sign that several countries share goes to the most used, or to the client's own. */
const BY_WORD: Readonly<Record<string, string>> = {
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP', gbp: 'GBP', pound: 'GBP', pounds: 'GBP', quid: 'GBP', pfund: 'GBP', sterling: 'GBP',
  us$: 'USD', $: 'USD', usd: 'USD', dollar: 'USD', dollars: 'USD', bucks: 'USD', dolares: 'USD', dollari: 'USD',
  a$: 'AUD', aud: 'AUD', c$: 'CAD', cad: 'CAD', nz$: 'NZD', nzd: 'NZD', s$: 'SGD', sgd: 'SGD', hk$: 'HKD', hkd: 'HKD', r$: 'BRL', brl: 'BRL', reais: 'BRL',
  chf: 'CHF', fr: 'CHF', franken: 'CHF', francs: 'CHF', franc: 'CHF', sfr: 'CHF', 'swiss francs': 'CHF', 'schweizer franken': 'CHF',
  '¥': 'JPY', jpy: 'JPY', yen: 'JPY', cny: 'CNY', rmb: 'CNY', yuan: 'CNY', '₹': 'INR', inr: 'INR', rupees: 'INR', rs: 'INR', '₩': 'KRW', krw: 'KRW', won: 'KRW',
  '฿': 'THB', thb: 'THB', baht: 'THB', '₺': 'TRY', try: 'TRY', lira: 'TRY', '₪': 'ILS', ils: 'ILS', shekels: 'ILS', '₫': 'VND', vnd: 'VND',
  sek: 'SEK', nok: 'NOK', dkk: 'DKK', kroner: 'NOK', kronor: 'SEK', pln: 'PLN', zloty: 'PLN', zł: 'PLN', czk: 'CZK', kc: 'CZK', huf: 'HUF', forint: 'HUF',
  ron: 'RON', mxn: 'MXN', 'mexican pesos': 'MXN', ars: 'ARS', clp: 'CLP', cop: 'COP', zar: 'ZAR', rand: 'ZAR', aed: 'AED', dirhams: 'AED', sar: 'SAR',
  qar: 'QAR', egp: 'EGP', mad: 'MAD', idr: 'IDR', rupiah: 'IDR', myr: 'MYR', ringgit: 'MYR', php: 'PHP', twd: 'TWD', pesos: 'MXN', isk: 'ISK',
  'us dollars': 'USD', 'us dollar': 'USD', 'canadian dollars': 'CAD', 'australian dollars': 'AUD', 'singapore dollars': 'SGD', 'hong kong dollars': 'HKD',
  'new zealand dollars': 'NZD', 'british pounds': 'GBP', 'pounds sterling': 'GBP',
};
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP'],
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'], dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'], bucks: ['USD', 'CAD', 'AUD'],
  '¥': ['JPY', 'CNY'], francs: ['CHF', 'XOF', 'XAF'], pesos: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'], kroner: ['NOK', 'DKK'], rs: ['INR', 'PKR', 'LKR'], rupees: ['INR', 'PKR', 'LKR'],
};

const escape = (text: string): string => text.replace(/[$.]/g, '\\$&');
const longestFirst = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).map(escape).join('|');
const isWord = (text: string): boolean => /[a-z]$/.test(text);
const names = Object.keys(BY_WORD);

/** Sources of patterns over folded text: what may stand before an amount, and after. */
export const CURRENCY_BEFORE = `(?:${longestFirst(names.filter((name) => !isWord(name)))}|(?:${longestFirst(names.filter((name) => /^[a-z]{3}$/.test(name) && !['won', 'try', 'mad'].includes(name)))}))`;
export const CURRENCY_AFTER = `(?:(?:${longestFirst(names.filter((name) => !isWord(name)))})|(?:${longestFirst(names.filter(isWord))})\\b)`;

/** ISO code of a sign or word; the client's own currency when the word is shared and the client uses one of them. */
export function currencyCode(word: string, own: string | undefined): string | null {
  const key = word.trim();
  return own && SHARED[key]?.includes(own) ? own : (BY_WORD[key] ?? null);
}
