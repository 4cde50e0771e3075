import type { TimedWish } from '../language-words.js';

const by = '(?:as|ate as|antes das|pelas|no maximo as)';
const latest = '(?: (?:no maximo|o mais tardar))?';
const aDay = '(?:um|1)(?: \\p{L}+){0,2} dia';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  [
    'arrive_after',
    '(?:nada|nenhum\\p{L}* \\p{L}+|nao)(?: \\p{L}+){0,5} (?:cheg\\p{L}+|aterr\\p{L}+|pous\\p{L}+|estar (?:la|ai|ali))(?: \\p{L}+){0,3} antes d[aeo]s? {T}',
  ],
  ['arrive_after', '(?:cheg\\p{L}+|aterr\\p{L}+|pous\\p{L}+)(?: \\p{L}+){0,2} (?:depois|apos|a partir|nao antes)(?: d?[aeo]s?)? {T}'],
  ['back_by', `(?:estar|chegar|voltar) (?:em|a|ao|no|na) [^.;!?\\n]{2,24}? {W}(?: \\p{L}+){0,2} ${by} {T}${latest}`],
  ['back_by', `(?:em|no|na) \\p{L}+ (?:outra vez|de novo|de volta)(?: \\p{L}+){0,3} ${by} {T}${latest}`],
  [
    'not_after',
    `(?:a noite|todas as noites|cada noite|toda noite)(?:,? \\p{L}+){0,4} (?:volta|hotel|cama|casa|acab\\p{L}+|recolhid\\p{L}+)(?: \\p{L}+){0,2} ${by} {T}`,
  ],
  ['not_before', '(?:comec\\p{L}+|acord\\p{L}+|levant\\p{L}+) tarde(?: de manha)? ?[:,]? (?:as |la pelas |so as )?{T}'],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:vazio|em branco|a toa)`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:jogad[oa]s?|deitad[oa]s?|estendid[oa]s?)(?: (?:ao sol|na praia|na piscina|na rede))?`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:de (?:preguica|rede|papo (?:para|pro) ar)|n[ao] (?:rede|espreguicadeira|sofa))`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} sem (?:horarios?|relogio|despertador|compromissos?|hora para nada)`, 1],
  ['free_day', `${aDay},? (?:em que|onde|que) ninguem(?: \\p{L}+){1,6}`, 1],
  [
    'free_day',
    `(?:${aDay}|o ultimo dia(?: inteiro| completo)?|um dos dias(?: em \\p{L}+)?)(?! (?:em|no|na|a|pra|para) )(?:,? \\p{L}+){0,5},? (?:(?:so|simplesmente|absolutamente) )?(?:nada(?: de nada)?(?: (?:planejado|planeado|marcado|reservado|programado|para fazer))?(?= *(?:[.;!?,]|$|\\())|sem (?:fazer )?nada|sem planos?|sem programa)`,
    1,
  ],
  [
    'free_day',
    `(?:${aDay}|o ultimo dia(?: inteiro| completo)?|um dos dias(?: em \\p{L}+)?)(?: \\p{L}+){0,4} (?:(?:totalmente|completamente|todo) )?(?:livre(?:s)?|vazio|para (?:descansar|nao fazer nada|relaxar|ficar (?:a|de) (?:toa|boa|papo)|nos)|de (?:puro )?(?:descanso|relax|nada|folga|preguica|bobeira))(?!\\p{L})`,
    1,
  ],
  [
    'not_before',
    'das {T} (?:em|para|pra) (?:diante|a frente|frente)|a partir das {T}(?: em diante)?|ate (?:as )?{T}(?:,? \\p{L}+){0,2} (?:nao|nada|ninguem|a gente dorme|dormimos)(?: \\p{L}+){0,3}|(?:nao|ninguem|nada)(?: \\p{L}+){0,5} ate as {T}',
  ],
  [
    'not_before',
    '(?:saimos|a gente sai|comecamos|a gente comeca|o dia comeca|os dias comecam|acordamos)(?: \\p{L}+){0,2} (?:as|la pelas|depois das|so as) {T}',
  ],
  ['not_before', 'antes d[aeo]s? {T} (?:nem|impossivel|esquec\\p{L}+)(?: \\p{L}+){0,3}'],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  ['max_per_day', '(?:nao mais (?:de|que)|no maximo|maximo|so|apenas) {N} (?:\\p{L}+ )?(?:paragens|paradas|visitas|coisas|lugares|sitios)'],
];
