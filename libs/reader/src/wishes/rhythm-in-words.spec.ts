import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const wishesIn = (text: string): string[] =>
  (readRequest(text, { now: '2026-11-22', places }).parsed.wishes ?? []).map(
    ({ kind, time, count, targets }) => `${kind} ${time ?? count ?? targets[0] ?? ''}`,
  );

describe('the rhythm of a trip', () => {
  it.each([
    ['Rome, 4 to 8 June 2027. Nothing that lands before 6pm', 'arrive_after 18:00'],
    ['Rome, 4 to 8 June 2027. Through our door by 9pm Tuesday', 'back_by 21:00'],
    ['Rome, 4 to 8 June 2027. Everyone in by 8.30 every evening', 'not_after 20:30'],
    ['Rome, 4 to 8 June 2027. We start late: 9:30', 'not_before 09:30'],
    ['Rome, 4 to 8 June 2027. One day when nobody asks us for anything', 'free_day 1'],
    ['Rome, 4 to 8 June 2027. A totally empty day', 'free_day 1'],
    ['Rome, 4 to 8 June 2027. The last full day nothing at all', 'free_day 1'],
    ['Rome, 4 to 8 June 2027. One of the days should be completely empty', 'free_day 1'],
    ['Rome, 4 to 8 June 2027. Nothing before 0930', 'not_before 09:30'],
    ['Rome, 4 to 8 June 2027. We are zombies until half ten', 'not_before 10:30'],
    ['Rom, 4. bis 8. Juni 2027. Am letzten Tag einfach nichts', 'free_day 1'],
    ['Rom, 4. bis 8. Juni 2027. Los gehts um 10', 'not_before 10:00'],
    ['Rome, du 4 au 8 juin 2027. Le dernier jour, rien du tout', 'free_day 1'],
    ['Rome, du 4 au 8 juin 2027. Jusqu’à 10h on dort', 'not_before 10:00'],
    ['Roma, del 4 al 8 de junio de 2027. El último día sin planes', 'free_day 1'],
    ['Roma, del 4 al 8 de junio de 2027. Hasta las 10 no contéis conmigo', 'not_before 10:00'],
    ['Roma, dal 4 all’8 giugno 2027. Dalle 10 in poi', 'not_before 10:00'],
    ['Roma, de 4 a 8 de junho de 2027. Das 10 em diante', 'not_before 10:00'],
    ['Rom, 4. bis 8. Juni 2027. Nichts, was vor 18 Uhr landet', 'arrive_after 18:00'],
    ['Rom, 4. bis 8. Juni 2027. Jeden Abend um 20:30 Uhr zurück', 'not_after 20:30'],
    ['Rom, 4. bis 8. Juni 2027. Einen Tag in der Hängematte', 'free_day 1'],
    ['Rome, du 4 au 8 juin 2027. Le soir tout le monde rentré à 20h30', 'not_after 20:30'],
    ['Rome, du 4 au 8 juin 2027. Une journée à buller', 'free_day 1'],
    ['Rome, du 4 au 8 juin 2027. Atterrissage après 18h', 'arrive_after 18:00'],
    ['Roma, del 4 al 8 de junio de 2027. Un día en el que nadie nos diga nada', 'free_day 1'],
    ['Roma, del 4 al 8 de junio de 2027. Empezamos tarde: 9:30', 'not_before 09:30'],
    ['Roma, dal 4 all’8 giugno 2027. Una giornata sul lettino', 'free_day 1'],
    ['Roma, dal 4 all’8 giugno 2027. Ogni sera a casa entro le 20:30', 'not_after 20:30'],
    ['Roma, de 4 a 8 de junho de 2027. Um dia na rede', 'free_day 1'],
    ['Roma, de 4 a 8 de junho de 2027. Nada que chegue antes das 18h', 'arrive_after 18:00'],
  ])('%s', (text, wish) => expect(wishesIn(text)).toEqual([wish]));

  it('reads an idle day beside a number of things a day', () =>
    expect(wishesIn('Rome, 4 to 8 June 2027. Two things a day and one day off completely').sort()).toEqual(['free_day 1', 'max_per_day 2']));
  it('takes no hour of a day out for an idle day', () =>
    expect(wishesIn('Rome, 4 to 8 June 2027. One day out in Tivoli, nothing before 10')).not.toContain('free_day 1'));
  it.each([
    ['Rome, 4 to 8 June 2027. Museums: none please', 'avoid museum'],
    ['Rom, 4. bis 8. Juni 2027. Kirchen meiden wir', 'avoid church'],
    ['Rome, du 4 au 8 juin 2027. On évite les églises', 'avoid church'],
    ['Roma, del 4 al 8 de junio de 2027. Museos ninguno', 'avoid museum'],
    ['Roma, dal 4 all’8 giugno 2027. Chiese nessuna grazie', 'avoid church'],
    ['Roma, de 4 a 8 de junho de 2027. Evitamos igrejas', 'avoid church'],
  ])('refuses in the words of the language: %s', (text, wish) => expect(wishesIn(text)).toEqual([wish]));
  it('wishes nothing of the life at home', () => expect(wishesIn('Rome, 4 to 8 June 2027. We live on a beach')).toEqual([]));
  it('holds stops only on a trip of one day', () => {
    expect(wishesIn('Day trip to York on 5 June 2027, no more than three stops')).toContain('max_per_day 3');
    expect(wishesIn('York, 4 to 8 June 2027, no more than three stops')).not.toContain('max_per_day 3');
  });
  it('leaves what stands behind an hour a wish: "not before ten to the museum"', () =>
    expect(wishesIn('Rom, 4. bis 8. Juni 2027. Nicht vor 10 Uhr ins Museum').sort()).toEqual(['activity museum', 'not_before 10:00']));
  it('takes a word that is wanted zero times for a refusal', () =>
    expect(wishesIn("Rome, 4 to 8 June 2027. Mum wants to hear the word 'museum' zero times")).toEqual(['avoid museum']));
  it('takes a day at the beach of a place for a visit there', () =>
    expect(wishesIn('Rome, 4 to 8 June 2027. A day at the beach in Ostia')).not.toContain('free_day 1'));
  it('counts how often a dish is asked for', () => expect(wishesIn('Seoul, 4 to 8 June 2027. Bibimbap at least twice')).toEqual(['food 2']));
});
