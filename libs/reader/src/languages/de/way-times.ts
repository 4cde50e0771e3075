import type { TimedWish } from '../language-words.js';

const away =
  '(?:los\\p{L}*|weg\\p{L}*|raus|fahren|abfahren|starten|abreisen|aufbrechen|fliegen|abfliegen|in den (?:zug|flieger|bus)|zum (?:bahnhof|flughafen)|aus dem haus)';
const work = '(?:arbeit\\p{L}*|buro|dienst|schicht|schule|uni|vorlesung\\p{L}*|unterricht|meetings?|termine?|prufung|klausur|kita|job)';
const clock = '(?=\\d{1,2}(?:[:.]\\d{2})? ?(?:uhr|h)(?!\\p{L})|\\d{1,2}:\\d{2}|halb |\\p{L}){T}';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  ['depart_after', `(?:erst|fruhestens|nicht) (?:ab|nach|um|gegen|vor|so gegen|so ab)(?: so)? {T}(?: \\p{L}+){0,3} ${away}`],
  [
    'depart_after',
    `(?:kann|konnen|komme|kommen|schaffe\\p{L}*)(?: \\p{L}+){0,4} (?:erst|fruhestens|nicht) (?:ab|nach|um|gegen|vor)(?: so)? {T} (?:von|aus)(?! der stadt)`,
  ],
  [
    'depart_after',
    `(?:losfahren|losfliegen|loskommen|abfahrt|abflug|abreise|hinfahrt|hinflug|hinreise|aufbruch|aufbrechen|wegkommen)(?: \\p{L}+){0,5} (?:erst (?:ab|nach|um|gegen)|fruhestens(?: um| ab)?|nicht vor|ab|nach) ${clock}`,
  ],
  ['depart_after', `(?<!homeoffice )${work}(?: \\p{L}+){0,5} bis(?: um)? ${clock}`],
  ['depart_after', `bis(?: um)? ${clock}(?: (?!jeden|taglich)\\p{L}+){0,4} (?:im |in der |auf )?${work}`],
  ['depart_after', `(?:feierabend|schulschluss|dienstschluss|arbeitsende|schulaus)(?: \\p{L}+){0,4} (?:um|gegen) ${clock}`],
  ['back_by', '(?:um|bis|vor|gegen|spatestens(?: um)?) {T}(?: \\p{L}+){0,4} wieder (?:in|im|am|bei|auf)(?! (?:hotel|bett|zimmer))'],
  ['back_by', 'wieder (?:in|im|am|bei) (?!hotel|bett|zimmer)(?:\\p{L}+ ){1,4}(?:um|bis|vor|gegen|spatestens(?: um)?) {T}'],
];
