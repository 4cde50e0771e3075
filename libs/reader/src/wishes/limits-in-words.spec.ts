import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const limitsIn = (text: string): string[] =>
  (readRequest(text, { now: '2026-11-22', places }).parsed.wishes ?? []).map(({ kind, time, count }) => `${kind} ${time ?? count ?? ''}`);

describe('limits of a day', () => {
  it.each([
    ['Rome in May, not more than two outings a day', 'max_per_day 2'],
    ['Rome in May, it is hot so nothing more than 3 things a day', 'max_per_day 3'],
    ['Rome in May, at least four things a day', 'min_per_day 4'],
    ["Rome in May, and one of the full days I don't want a single thing planned", 'free_day 1'],
    ["Rome in May, one day that's completely open", 'free_day 1'],
    ["Rome in May with gran, she's knackered by 8pm", 'not_after 20:00'],
    ['Rom im Mai, wirklich nur zwei Sachen am Tag', 'max_per_day 2'],
    ['Rom im Mai. Mehr als zwei Programmpunkte am Tag schaffen wir nicht', 'max_per_day 2'],
    ['Rom im Mai. Mindestens drei Sachen am Tag', 'min_per_day 3'],
    ['Rom im Mai, ab halb acht ist Bettzeit', 'not_after 19:30'],
    ['Rom im Mai. Frühstück ab 9, vorher ist keiner ansprechbar', 'not_before 09:00'],
    ["Rome en mai, grasse mat obligatoire jusqu'à 10h30", 'not_before 10:30'],
    ["Rome en mai, une journée où rien n'est prévu", 'free_day 1'],
    ["Rome en mai. Plus de deux visites par jour, c'est trop", 'max_per_day 2'],
    ['Roma en mayo, a las 9 de la noche mi mamá ya está dormida', 'not_after 21:00'],
    ['Roma a maggio, prima delle 9 non esisto', 'not_before 09:00'],
    ['Roma em maio, ele capota às 20h30, nada de programa depois disso', 'not_after 20:30'],
    ['Roma em maio, voo nunca antes das 18h', 'depart_after 18:00'],
  ])('%s', (text, limit) => expect(limitsIn(text)).toEqual([limit]));

  it('are not read from a date', () => expect(limitsIn('We leave Saturday 4/3 and have to be back in Phoenix Saturday 4/10/2027')).toEqual([]));
});
