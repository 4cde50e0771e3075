/** Currencies by country, ISO 3166-1 alpha-2 and ISO 4217; countries that use the euro or the US dollar stand together. */
const ROWS: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK GP MQ RE GF YT',
  USD: 'US PR EC SV PA GU VI AS',
  GBP: 'GB GG JE IM GI', CHF: 'CH LI', PLN: 'PL', CZK: 'CZ', HUF: 'HU', RON: 'RO', SEK: 'SE', NOK: 'NO', DKK: 'DK FO GL', ISK: 'IS', RSD: 'RS', ALL: 'AL', MKD: 'MK', BAM: 'BA', UAH: 'UA', TRY: 'TR', GEL: 'GE', AMD: 'AM',
  CAD: 'CA', MXN: 'MX', ARS: 'AR', CLP: 'CL', COP: 'CO', PEN: 'PE', BRL: 'BR', UYU: 'UY', BOB: 'BO', CRC: 'CR', GTQ: 'GT', DOP: 'DO', CUP: 'CU', JMD: 'JM', PYG: 'PY',
  AUD: 'AU', NZD: 'NZ', FJD: 'FJ', JPY: 'JP', CNY: 'CN', KRW: 'KR', HKD: 'HK', TWD: 'TW', SGD: 'SG', MYR: 'MY', THB: 'TH', IDR: 'ID', PHP: 'PH', VND: 'VN', INR: 'IN', PKR: 'PK', LKR: 'LK', NPR: 'NP', BDT: 'BD', KHR: 'KH', LAK: 'LA', MMK: 'MM',
  AED: 'AE', SAR: 'SA', QAR: 'QA', OMR: 'OM', KWD: 'KW', BHD: 'BH', ILS: 'IL', JOD: 'JO', EGP: 'EG', MAD: 'MA', TND: 'TN', ZAR: 'ZA NA LS SZ', KES: 'KE', TZS: 'TZ', UGX: 'UG', NGN: 'NG', GHS: 'GH', MUR: 'MU', SCR: 'SC', MZN: 'MZ', AOA: 'AO', KZT: 'KZ', UZS: 'UZ',
};
const BY_COUNTRY: ReadonlyMap<string, string> = new Map(Object.entries(ROWS).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency] as const)));

/** The currency that people of a country pay in; null where it is not known. */
export const currencyOfCountry = (countryCode: string): string | null => BY_COUNTRY.get(countryCode) ?? null;
