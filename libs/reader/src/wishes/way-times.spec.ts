import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const timesOf = (text: string) => {
  const { ways } = readRequest(text, { now: '2026-11-22', places }).parsed;
  return [ways?.departAfter ?? null, ways?.backBy ?? null];
};

describe('when the first way may leave and the last one must be home', () => {
  it.each<[string, string | null, string | null]>([
    [
      "Ghent with my wife from York, 4-6 June 2027. I can't get away till 3 on the Friday, and we need to be at York station by 20:00 on Sunday",
      '15:00',
      '20:00',
    ],
    ['Bath from Leeds, Fri 19 to Sun 21 March 2027. I finish a night shift on Friday at 8am so lets not leave before 2 in the afternoon', '14:00', null],
    ['Lyon from Geneva, leaving Friday 14 May 2027 after lunch (not before 1pm, dentist), back Sunday 16 May', '13:00', null],
    ['Gent ab Köln, 6. bis 9. Mai 2027. Kann am Donnerstag erst ab 14 Uhr los, Sonntag spätestens 18 Uhr daheim', '14:00', '18:00'],
    ['Gent ab Bonn, 4. bis 6. Juni 2027. Freitag arbeite ich bis 15 Uhr, Sonntag müssen wir um 20 Uhr wieder in Bonn sein', '15:00', '20:00'],
    ['Annecy depuis Paris du 11 au 13 juin 2027. Vendredi matin je suis en cours donc pas de départ avant 13h30, retour dimanche avant 20h', '13:30', '20:00'],
    ["Colmar depuis Dijon, 5 au 7 mars 2027. Sortie d'école vendredi à 16h30, on part après", '16:30', null],
    [
      'Valencia desde Zaragoza, del 7 al 9 de mayo de 2027. El viernes salgo de trabajar a las 15:00, el tren después de las 16. Llegar a casa antes de las 21h',
      '16:00',
      '21:00',
    ],
    ['Lubiana da Padova, dal 21 al 23 maggio 2027; venerdì esco dal lavoro alle 13, domenica devo essere a casa per le 19', '13:00', '19:00'],
    ['Sevilha do Porto, de 22 a 26 de abril de 2027. No dia 22 só saio do trabalho às 16h e na volta temos de estar em casa até às 20h', '16:00', '20:00'],
  ])('are read: %s', (text, departAfter, backBy) => expect(timesOf(text)).toEqual([departAfter, backBy]));

  it.each([
    'Girona from Southampton, 14 to 17 May 2027. We need to be in Girona by noon on Sat 15 May',
    'London with the kids, 4 to 8 June 2027 from Cork, leaving after 3 June. Be back at the hotel by 20.30',
    'Rome from 10 to 14 June 2027 from Oslo, I work remotely until 3 every day',
  ])('are not invented: %s', (text) => expect(timesOf(text)).toEqual([null, null]));
});
