import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: { un: 1, una: 1, uno: 1, otra: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  night: 'noches?|dias?',
  more: 'mas|adicional(?:es)?|extra|otra|anad\\w*|agreg\\w*|alarg\\w*',
  fewer: 'menos|quita\\w*|elimina\\w*|acort\\w*|recort\\w*',
  transfer: 'pasa\\w*|mueve|mover|traslad\\w*|cambi\\w*',
  trip: '(?:prolong\\w*|alarg\\w*|acort\\w*) (?:el|nuestro|mi) viaje|viaje (?:.{0,16} )?mas (?:largo|corto)',
  comeHome: '(?:volv\\w*|vuelt\\w*|regres\\w*) (?:.{0,10} )?(?:mas tarde|despues|antes)',
  skip: [
    '(?:salta\\w*|saltemos|quita\\w*|quitemos|elimina\\w*|omit\\w*|suprim\\w*|sin|nada de|cancela\\w*|olvida\\w*|evita\\w*|deja\\w* fuera)(?: (?:la parada en|la etapa de|de))? @',
    'no (?:ir|vamos|pasar) @',
    'deja\\w* @ fuera',
  ],
  add: 'anad\\w*|agreg\\w*|inclu\\w*|incorpor\\w*|met\\w*|visit\\w*|pasa\\w*|tambien',
  fillers: 'a|al|en|de|la|el|los|las|una|un|parada|etapa|por|para|con|y|luego|tambien|ciudad|favor|nos|viaje|ruta',
  closers: 'completamente|mejor|entonces|por favor',
  reverse:
    '(?:inviert\\w*|invertir|invirtamos|cambi\\w*|da\\w* la vuelta)(?: a)?(?: el| al| la)? (?:orden|sentido|ruta|recorrido|itinerario)(?: de las (?:ciudades|etapas))?|(?:en )?(?:el )?orden inverso|al reves|en sentido contrario|a la inversa',
  first: ['@ (?:primero|al principio|en primer lugar)', '(?:primero|empez\\w*|empiez\\w*|empec\\w*|comenz\\w*|comienz\\w*|comenc\\w*)(?: (?:por|con))? @'],
  last: ['@ (?:al final|por ultimo|lo ultimo|el ultimo|la ultima)', '(?:termin\\w*|acab\\w*)(?: (?:con|por))? @'],
  before: ['@ antes (?:de|que) @'],
  after: ['@ despues (?:de|que) @'],
  swap: ['(?:intercambi\\w*|cambi\\w*|permut\\w*) @ (?:y|por|con) @'],
};
