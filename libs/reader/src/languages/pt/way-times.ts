import type { TimedWish } from '../language-words.js';

const work = '(?:trabalh\\p{L}*|emprego|escritorio|aulas?|escola|turno|servico|expediente|plantao|reuniao|faculdade|provas?)';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  [
    'depart_after',
    '(?:nao|impossivel|nunca)(?: \\p{L}+){0,4} (?:sair|saio|saimos|partir|partimos|viajar|voos?|comboios?|trem|ir)(?: \\p{L}+){0,4} (?:antes d[aeo]s?|ate) (?:as )?{T}',
  ],
  [
    'depart_after',
    '(?:so|apenas)(?: \\p{L}+){0,3} (?:sair|saio|saimos|partir|partimos|viajar|ir)(?: \\p{L}+){0,4} (?:depois d[ao]s?|a partir d[ao]s?|apos as|as) {T}',
  ],
  ['depart_after', `(?:saio|saimos|sair|largo|largamos|acab\\p{L}+|termin\\p{L}+)(?: \\p{L}+){0,4} ${work}(?: \\p{L}+){0,4} (?:as|pelas) {T}`],
  ['depart_after', `${work}(?: \\p{L}+){0,5} ate (?:as |a |ao )?{T}(?! de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))`],
];
