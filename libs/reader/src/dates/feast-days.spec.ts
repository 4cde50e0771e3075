import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

// Sunday.
const now = '2026-11-22';
const places = createPlaceIndex({ guideCities: [] });
const datesOf = (text: string) => {
  const { travelStartDate, travelEndDate } = readRequest(text, { now, places }).parsed;
  return [travelStartDate, travelEndDate];
};

describe('days of feasts', () => {
  it.each([
    ['Rome, Good Friday to Easter Monday', '2027-03-26', '2027-03-29'],
    ['Ostern in Rom, Gründonnerstag bis Ostersonntag 2028', '2028-04-13', '2028-04-16'],
    ['Rome, du vendredi saint au lundi de Pâques', '2027-03-26', '2027-03-29'],
    ['Semana Santa 2028 en Roma, de Jueves Santo a Domingo de Resurrección', '2028-04-13', '2028-04-16'],
    ['Roma, da venerdì santo a pasquetta', '2027-03-26', '2027-03-29'],
    ['Páscoa em Roma: de Sexta-feira Santa a segunda-feira', '2027-03-26', '2027-03-29'],
    ["Rome, New Year's Eve to New Year's Day", '2026-12-31', '2027-01-01'],
    ['Silvester bis Dreikönige in Rom', '2026-12-31', '2027-01-06'],
    ['Pfingsten in Rom, Freitag bis Montag', '2027-05-14', '2027-05-17'],
    ['ponte del 25 aprile a Roma, da sabato 24 a lunedì 26', '2027-04-24', '2027-04-26'],
  ])('%s', (text, start, end) => expect(datesOf(text)).toEqual([start, end]));

  it('leave the dates open where one is only the time of the trip', () => expect(datesOf("Rome over New Year's Eve")).toEqual([null, null]));
});

describe('days without their month', () => {
  it.each([
    ['Rome next month, from the 8th to the 10th', '2026-12-08', '2026-12-10'],
    ['Rom nächsten Monat, vom 8. bis 10.', '2026-12-08', '2026-12-10'],
    ['Rome le mois prochain, du 8 au 10', '2026-12-08', '2026-12-10'],
    ['Roma il mese prossimo, dal 8 al 10', '2026-12-08', '2026-12-10'],
    ['Roma mês que vem, chego dia 14 e volto dia 16', '2026-12-14', '2026-12-16'],
    ['Rome in Jan, Sat 9 to Sat 16', '2027-01-09', '2027-01-16'],
    ['Rome, Saturday 9 to Saturday 16', '2027-01-09', '2027-01-16'],
  ])('%s', (text, start, end) => expect(datesOf(text)).toEqual([start, end]));
});

describe('dates that lean on others', () => {
  it.each([
    ['Rom heute in zwei Wochen, drei Nächte', '2026-12-06', '2026-12-09'],
    ['Roma fra due settimane, per tre notti', '2026-12-06', '2026-12-09'],
    ['Roma daqui a um mês, 3 noites', '2026-12-22', '2026-12-25'],
    ['Rome dans dix jours, mercredi 2 décembre, 4 nuits', '2026-12-02', '2026-12-06'],
    ['Rome next weekend, so Fri 27 to Sun 29 November', '2026-11-27', '2026-11-29'],
    ['Rome 10-12 March for work, then staying on until Sunday', '2027-03-10', '2027-03-14'],
    ['Rom 10. bis 12. März beruflich, danach bleibe ich noch bis Sonntag', '2027-03-10', '2027-03-14'],
    ['Rome 3 + 2 nights from 4 May', '2027-05-04', '2027-05-09'],
    ['Rome on 3 May for 3 nights, driving up the same day', '2027-05-03', '2027-05-06'],
  ])('%s', (text, start, end) => expect(datesOf(text)).toEqual([start, end]));
});
