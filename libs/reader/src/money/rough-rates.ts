/** How much of a currency one euro buys, rounded; good enough for estimates and for nothing else. */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1, USD: 1.1, GBP: 0.86, CHF: 0.95, PLN: 4.3, CZK: 25, HUF: 400, RON: 5, SEK: 11.3, NOK: 11.6, DKK: 7.46, ISK: 148, RSD: 117, ALL: 100, MKD: 61.5, BAM: 1.96, UAH: 45, TRY: 40, GEL: 3, AMD: 430,
  CAD: 1.5, MXN: 20.5, ARS: 1300, CLP: 1040, COP: 4600, PEN: 4.1, BRL: 6.1, UYU: 45, BOB: 7.6, CRC: 560, GTQ: 8.5, DOP: 66, JMD: 173,
  AUD: 1.66, NZD: 1.8, FJD: 2.5, JPY: 162, CNY: 7.9, KRW: 1500, HKD: 8.6, TWD: 35, SGD: 1.46, MYR: 4.8, THB: 37.5, IDR: 17_700, PHP: 63, VND: 28_000, INR: 94, PKR: 307, LKR: 330, NPR: 150, BDT: 132, KHR: 4450, LAK: 23_700, MMK: 2300,
  AED: 4.05, SAR: 4.13, QAR: 4, OMR: 0.42, KWD: 0.34, BHD: 0.41, ILS: 4, JOD: 0.78, EGP: 54, MAD: 10.7, TND: 3.4, ZAR: 20, KES: 142, TZS: 2900, UGX: 4000, NGN: 1700, GHS: 13, MUR: 50, SCR: 15.5, MZN: 70, AOA: 1000, KZT: 560, UZS: 13_800,
};

/** An amount in another currency, for estimates; unknown currencies count as euros. */
export const roughly = (amount: number, from: string, to: string): number => (amount / (PER_EURO[from] ?? 1)) * (PER_EURO[to] ?? 1);
