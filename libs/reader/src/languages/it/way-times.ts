import type { TimedWish } from '../language-words.js';

const leave = '(?:partire|parto|partiamo|partenz[ae]|si parte|vol[io]|tren[io]|muover\\p{L}+|andare via)';
const work = '(?:lavor\\p{L}+|lezion[ei]|scuola|turno|ufficio|riunion[ei]|esam[ei]|universita)';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  ['depart_after', `(?:non|impossibile|niente|nessun\\p{L}*)(?: \\p{L}+){0,4} ${leave}(?: \\p{L}+){0,4} prima (?:delle|dell'|di|della) ?(?:ore )?{T}`],
  [
    'depart_after',
    `${leave}(?: \\p{L}+){0,4} (?:dopo|a partire dalle|non prima delle) (?:le |l'|la )?{T}(?! (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))`,
  ],
  ['depart_after', `(?:esco|usciamo|esce|finisco|finiamo|stacco|stacchiamo|finisce)(?: \\p{L}+){0,5} (?:alle|all'|verso le) ?{T}`],
  ['depart_after', `${work}(?: \\p{L}+){0,4} fino (?:alle|all') ?{T}`],
];
