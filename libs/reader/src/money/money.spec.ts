import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';
import { parseAmount } from './amount.js';

const places = createPlaceIndex({ guideCities: [] });
const moneyOf = (text: string, currency?: string) => {
  const { budget, currency: code } = readRequest(text, { now: '2027-04-20', places, currency }).parsed;
  return [budget, code];
};

describe('amounts', () => {
  it.each([
    ['1,500', 1500],
    ['1.500', 1500],
    ["1'500", 1500],
    ['1 500', 1500],
    ['1.5k', 1500],
    ['1,5k', 1500],
    ['1,500.50', 1500.5],
    ['1.500,50', 1500.5],
    ['12.50', 12.5],
    ['2 thousand', 2000],
    ['fifteen hundred', 1500],
    ['zweitausend', 2000],
    ['two thousand five hundred', 2500],
    ['zweitausendfunfhundertdreiundzwanzig', 2523],
    ['mille deux cent quatre-vingt-dix', 1290],
    ['dos mil trescientos quince', 2315],
    ['tremilaottocento', 3800],
    ['mille e duecento', 1200],
    ['dois mil e setecentos', 2700],
    ['half a million', 500_000],
    ['meio milhao', 500_000],
    ['tres millones y medio', 3_500_000],
    ['2 millones y medio', 2_500_000],
  ])('%s', (text, amount) => expect(parseAmount(text)).toBe(amount));
});

describe('small amounts in words', () => {
  it.each([
    ['3 days in Rome, ninety-five dollars a day', 285, 'USD'],
    ['5 Tage Rom, fünfundneunzig Euro am Tag', 475, 'EUR'],
    ['5 jours à Rome, quatre-vingt-dix euros par jour', 450, 'EUR'],
    ['quince días en Roma, ochenta euros al día', 1200, 'EUR'],
  ])('%s', (text, amount, currency) => expect(moneyOf(text)).toEqual([amount, currency]));
  it('are no money without a currency', () => expect(moneyOf('ninety of us want to see Rome')).toEqual([null, null]));
});

describe('budget', () => {
  it.each([
    ['€1,500', 1500, 'EUR'],
    ['1500 EUR', 1500, 'EUR'],
    ['1.500 Euro', 1500, 'EUR'],
    ['under $3k', 3000, 'USD'],
    ['two thousand dollars', 2000, 'USD'],
    ["höchstens 1'200 Franken", 1200, 'CHF'],
    ['between 1000 and 1500 euros', 1500, 'EUR'],
    ['$800-1200', 1200, 'USD'],
    ['¥200,000', 200000, 'JPY'],
    ['a budget of 900', 900, null],
    ['our budget tops out at 2,300', 2300, null],
    ['moins de 1 000 €', 1000, 'EUR'],
    ['presupuesto de 2.500 euros', 2500, 'EUR'],
    ['2 people, 500 euros per person', 1000, 'EUR'],
    ['500 € pro Person, zu dritt', 1500, 'EUR'],
    ['w/ 2 friends, 800 each', 2400, null],
    ['5 days, 100 euros per day', 500, 'EUR'],
    ['5 days in Sirmione, 3000 euros, a day at Gardaland', 3000, 'EUR'],
    ['3 days, 2 adults, £50 per person per day', 300, 'GBP'],
    ['zu dritt, pro Kopf rechnen wir mit 400 Euro', 1200, 'EUR'],
    ['wir sind zwei, jeder zahlt 250 €', 500, 'EUR'],
    ['nous sommes trois, chacun met 200 euros', 600, 'EUR'],
    ['siamo in due, ciascuno ha 300 euro', 600, 'EUR'],
    ['somos dos, cada uno pone 300 euros', 600, 'EUR'],
    ['2 adults, 3 days, 40 € per day and person', 240, 'EUR'],
    ['Toronto to Montreal, two thousand Canadian all in', 2000, 'CAD'],
    ['Perth to Bali, 3000 Aussie max', 3000, 'AUD'],
    ['tres millones de pesos', 3_000_000, 'MXN'],
    ['quattromilacinquecento euro', 4500, 'EUR'],
    ['hotel at most 120 euros per night, budget 1500 euros', 1500, 'EUR'],
  ])('%s', (text, budget, currency) => expect(moneyOf(text)).toEqual([budget, currency]));

  it('leaves a price per day open until the days are known', () => expect(moneyOf('100 euros per day')).toEqual([null, 'EUR']));
  it('is no price of one night', () => expect(moneyOf('a room for 120 euros per night')[0]).toBeNull());
  it('reads a shared sign as the own currency', () => expect(moneyOf('$900', 'CAD')).toEqual([900, 'CAD']));
  it.each([
    'for 2 people',
    '5 days',
    'from 10 to 14 May',
    'a 4 star hotel',
    'about 20 people',
    'within 30 minutes',
    'I weigh about 130 kg',
    'at most 400 km a day',
    'up to 900 metres',
    'mit 4 canadian friends',
  ])('%s is no money', (text) => expect(moneyOf(text)[0]).toBeNull());
});

describe('money that several countries call alike', () => {
  it.each([
    ['a week in Fes from London 3 to 10 May 2027, 9000 dirhams', 'MAD'],
    ['Dubai depuis Paris du 3 au 8 mai 2027, 8000 dirhams', 'AED'],
    ['Amman from Cairo 3 to 6 May 2027, 600 dinars', 'JOD'],
    ['Tunis desde Madrid del 3 al 10 de mayo de 2027, 2000 dinares', 'TND'],
    ['Zanzibar from Dar es Salaam 3 to 6 May 2027, 900,000 shillings', 'TZS'],
    ['Muscat from Doha, 3 to 6 May 2027, 5000 riyals', 'QAR'],
  ])('%s', (text, currency) => expect(moneyOf(text)[1]).toBe(currency));
});

describe('a currency that is said elsewhere', () => {
  it.each([
    ['two of us, Rome, 900 per person, euros', 1800, 'EUR'],
    ['couple, Rome, 1.5k pp (euros)', 3000, 'EUR'],
    ['Rome, 3 grand in dollars', 3000, 'USD'],
    ['six of us to Rome, 400 a head, pounds', 2400, 'GBP'],
    ['somos tres, 400 por cabeza (en euros), a Roma', 1200, 'EUR'],
    ['Rome for two, 7.500 lei', 7500, 'RON'],
    ['à deux à Rome, 350 euros/pers.', 700, 'EUR'],
    ['in due a Roma, euro 450 ciascuno', 900, 'EUR'],
    ['dreieinhalbtausend Euro für Rom', 3500, 'EUR'],
    ['anderthalbtausend Franken für Rom', 1500, 'CHF'],
    ['5 Tage Rom, 80 €/Tag', 400, 'EUR'],
    ['5 jours à Rome, 80 euros de budget par jour', 400, 'EUR'],
  ])('%s', (text, amount, currency) => expect(moneyOf(text)).toEqual([amount, currency]));
  it('is none in the words of people', () => expect(moneyOf('io e lei vogliamo vedere Roma')).toEqual([null, null]));
});
