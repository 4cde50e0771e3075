import type { TimedWish } from '../language-words.js';

const leave = '(?:salir|salgo|salimos|saldriamos|saldremos|salida|partir|partimos|irme|irnos|volar|vuelos?|tren(?:es)?|autobus|viajar)';
const work = '(?:trabaj\\p{L}+|curr[oa]\\p{L}*|clases?|oficina|cole(?:gio)?|uni(?:versidad)?|turno|reunion|examen\\p{L}*|guardia)';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  ['depart_after', `(?:no|nada de|imposible|ningun)(?: \\p{L}+){0,4} ${leave}(?: \\p{L}+){0,4} (?:antes de|hasta) las? {T}`],
  ['depart_after', `${leave}(?: \\p{L}+){0,4} (?:despues de|a partir de|no antes de|pasadas) las? {T}`],
  ['depart_after', `(?:salgo|salimos|sale|salen|acab\\p{L}+|termin\\p{L}+)(?: \\p{L}+){0,4} ${work}(?: \\p{L}+){0,4} a las? {T}`],
  ['depart_after', `${work}(?: \\p{L}+){0,5} hasta las? {T}`],
  [
    'back_by',
    '(?:llegar|llegamos|llegue|lleguemos|estar|volver|volvamos|vuelta)(?: \\p{L}+){0,3} (?:a|en) casa(?: \\p{L}+){0,3} (?:antes de|a|sobre|como tarde a|para|no mas tarde de|como maximo a) (?:las? )?{T}',
  ],
];
