import { wishOf } from '../testing/made-trips.js';
import { homeBy, meansHome } from './home-by.js';

const notAfter = (said: string, time = '21:00') => wishOf('not_after', { said, time });

describe('the hour of coming home', () => {
  it.each(['home Sunday by 9pm', 'um 21 Uhr wieder daheim', 'rentrés à Paris avant 21h', 'volver a casa a las 21', 'tornare entro le 21', 'voltar até às 21h'])(
    'is told from the end of an evening in six languages: %s',
    (said) => expect(meansHome(notAfter(said))).toBe(true),
  );

  it.each([
    'in bed by 10',
    'back at the apartment by 8pm',
    'um 21 Uhr zurück im Hotel',
    "retour à l'hôtel à 21h",
    'a las 21 de vuelta en el hotel',
    'le soir tout le monde rentré à 21h',
  ])('is not every hour by which an evening ends: %s', (said) => expect(meansHome(notAfter(said))).toBe(false));

  it('is the earliest that was said', () => {
    expect(homeBy(null, [notAfter('home by 9'), notAfter('back in Munich by 8', '20:00')])).toBe('20:00');
    expect(homeBy('19:30', [notAfter('home by 9')])).toBe('19:30');
    expect(homeBy(undefined, [])).toBeNull();
  });
});
