import type { TimedWish } from '../language-words.js';

const words = "(?:,? [\\p{L}'’]+)";
const evening = '(?:le soir|chaque soir|tous les soirs|en soiree)';
const over = "(?:rentre\\p{L}*|retour|lit|couche\\p{L}*|l['’]hotel|fini\\p{L}*|termine\\p{L}*|rideau|maison)";
const aDay = '(?:une?|1)(?: \\p{L}+){0,2} (?:jour|journee)';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  [
    'arrive_after',
    `(?:rien|aucune? \\p{L}+|ne|n['’]|pas)${words}{0,5} (?:arriv\\p{L}+|atterri\\p{L}+|debarqu\\p{L}+|etre (?:la|sur place))(?: \\p{L}+){0,3} avant {T}`,
  ],
  ['arrive_after', '(?:atterri\\p{L}+|arrivee?|debarqu\\p{L}+)(?: \\p{L}+){0,2} (?:apres|pas avant|a partir de) {T}'],
  [
    'back_by',
    '(?:etre|rentrer|arriver|revenir)(?: de retour)? (?:a|chez|en) [^.;!?\\n]{2,24}? {W}(?: soir| apres-midi| matin)? (?:a|avant|pour|vers) {T}(?: (?:au plus tard|grand maximum|maxi(?:mum)?))?',
  ],
  ['not_after', `${evening}${words}{0,4} ${over}${words}{0,2} (?:a|avant|pour|vers|des) {T}`],
  ['not_after', `(?:rentre\\p{L}*|de retour|couche\\p{L}*|au lit|fini)(?: [\\p{L}'’]+){0,3} (?:a|avant|pour|vers) {T},? (?:tous les soirs|chaque soir)`],
  ['not_before', '(?:demarr\\p{L}+|commenc\\p{L}+|debut\\p{L}*|lev\\p{L}+)(?: \\p{L}+)? tard(?: le matin)? ?[:,]? (?:a |vers |pas avant )?{T}'],
  ['not_before', '(?:pas|personne|jamais) (?:dehors|debout|hors du lit) avant {T}'],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:vide|blanche?|vierge)`, 1],
  [
    'free_day',
    `${aDay}(?: \\p{L}+){0,2} a (?:ne rien faire|rien faire|buller|glander|lezarder|paresser|flemmarder|se prelasser|se reposer|se la couler douce)${words}{0,4}`,
    1,
  ],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:dans|sur|au bord)(?: d['’]?(?:e |un |une )?| un| une| le| la) ?(?:la )?(?:hamac|transat|chaise longue)s?`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:sans (?:horaires?|reveil|montre|contraintes?)|les (?:pieds|doigts de pieds?) en eventail)`, 1],
  ['free_day', `${aDay},? ou personne${words}{1,7}`, 1],
  [
    'free_day',
    `(?:${aDay}|(?:le |la )?dernier(?:e)? (?:jour|journee)(?: complet(?:e)?| entier| entiere| plein)?|un des jours|une des journees)(?! (?:a|au|en|sur) )${words}{0,5},? (?:(?:juste|absolument|vraiment|carrement) )?rien(?: (?:du tout|de prevu|de reserve|au programme|a faire))?(?= *(?:[.;!?,]|$|\\())`,
    1,
  ],
  [
    'free_day',
    `(?:${aDay}|(?:le |la )?dernier(?:e)? (?:jour|journee)(?: complet(?:e)?| entier| entiere| plein)?|un des jours|une des journees)(?: [\\p{L}'’]+){0,4} (?:(?:totalement|completement|entierement|vraiment) )?(?:libre(?! acces)|vide|off|tranquille sans rien|pour (?:ne rien faire|se reposer|souffler|glander|buller|nous|se poser|farniente)|de (?:repos|farniente|glande|rien|pure detente))(?!\\p{L})`,
    1,
  ],
  [
    'not_before',
    "(?:a partir de|des) {T}(?: seulement| pas avant| et pas avant| le matin)|{T} (?:minimum|mini|et pas avant)(?!\\p{L})|on (?:decolle|sort|bouge|demarre|emerge|se leve|commence)(?: [\\p{L}'’]+){0,2} (?:a|vers|pas avant) {T}",
  ],
  ['not_before', "jusqu['’]?a {T}(?:,? [\\p{L}'’]+){0,2} (?:on dort|dodo|laissez|personne|rien|pas|ne)(?: [\\p{L}'’]+){0,3}"],
  ['free_day', `${aDay}(?: [\\p{L}'’]+){0,2},? sans (?:aucune )?(?:visites?|activites?|excursions?|rien (?:prevoir|faire))(?: prevues?)?`, 1],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  ['max_per_day', '(?:pas plus de|maxi(?:mum)?|au plus|au maximum|seulement) {N} (?:\\p{L}+ )?(?:etapes|arrets|visites|choses|sites|endroits)'],
];
