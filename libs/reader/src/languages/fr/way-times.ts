import type { TimedWish } from '../language-words.js';

const leave = '(?:depart|partir|part|partons|partirons|decoller|decollage|prendre (?:le|un) (?:train|avion|vol))';
const words = "(?:[ ,]+[\\p{L}']+)";
/** "Après 10 mai" is a date. */
const noDate = '(?! ?(?:er(?!\\p{L})|jours?|nuits?|jan|fev|mars|avr|mai|juin|juil|aou|sept|oct|nov|dec|au \\d|et \\d|-))';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  ['depart_after', `(?:pas|aucun|jamais|impossible)${words}{0,4}[ '](?:${leave}|vols?|trains?)${words}{0,4} avant {T}${noDate}`],
  ['depart_after', `${leave}${words}{0,5} (?:apres|qu'apres|a partir de|qu'a partir de|pas avant|seulement apres) {T}${noDate}`],
  [
    'depart_after',
    `(?:bosse|bossons|travaille|travaillons|boulot|taf|taff|bureau|cours|ecole|lycee|fac|reunion|examens?|service|garde|concours)${words}{0,5} (?:jusqu'a|jusque) {T}${noDate}`,
  ],
  ['depart_after', `(?:sors|sort|sortons|sortie|finis|finit|finissons|fin|termine|terminons|debauche)${words}{0,6} (?:a|vers|qu'a) {T}${noDate}`],
];
