import type { TimedWish } from '../language-words.js';

const at = '(?:a|antes de|sobre|para)(?: las?)?';
const latest = '(?: (?:como (?:muy )?tarde|como maximo|maximo))?';
const aDay = '(?:un|1)(?: \\p{L}+){0,2} dia';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  [
    'arrive_after',
    '(?:nada|ningun \\p{L}+|no)(?: \\p{L}+){0,5} (?:lleg\\p{L}+|aterri\\p{L}+|estar (?:alli|ahi|aqui|alla))(?: \\p{L}+){0,3} antes de (?:las? )?{T}',
  ],
  ['arrive_after', '(?:aterriz\\p{L}+|lleg\\p{L}+)(?: \\p{L}+){0,3} (?:despues de|a partir de|pasadas|no antes de) (?:las? )?{T}'],
  ['back_by', `(?:estar|llegar|volver) (?:en|a) [^.;!?\\n]{2,24}? {W}(?: \\p{L}+){0,3} ${at} {T}${latest}`],
  ['back_by', `(?:en|a) \\p{L}+ (?:otra vez|de nuevo|de vuelta)(?: \\p{L}+){0,3} (?:a|antes de)(?: las?)? {T}${latest}`],
  [
    'not_after',
    `(?:por las? noches?|cada noche|todas las noches)(?:,? \\p{L}+){0,4} (?:vuelta|recogid\\p{L}+|hotel|cama|casa|acab\\p{L}+|termin\\p{L}+)(?: \\p{L}+){0,2} ${at} {T}`,
  ],
  [
    'not_before',
    '(?:empez\\p{L}+|empiez\\p{L}+|comenz\\p{L}+|arranc\\p{L}+|levant\\p{L}+) tarde(?: por la manana)? ?[:,]? (?:a (?:las? )?|sobre las? |a partir de las? )?{T}',
  ],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:vacio|en blanco)`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:tirad[oa]s?|tumbad[oa]s?)(?: (?:al sol|a la bartola|en la playa|en la piscina|en la hamaca))?`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:de (?:vagancia|hamaca|tumbona|sofa|flojera|pereza)|(?:en|sobre) (?:la|una) (?:hamaca|tumbona))`, 1],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} sin (?:horarios?|reloj|despertador|obligaciones|agenda)`, 1],
  ['free_day', `${aDay},? (?:en (?:el )?que|donde) nadie(?: \\p{L}+){1,6}`, 1],
  [
    'free_day',
    `(?:${aDay}|el ultimo dia(?: entero| completo)?|uno de los dias(?: en \\p{L}+)?)(?! (?:en|a|por) )(?:,? \\p{L}+){0,5},? (?:(?:solo|simplemente|absolutamente|literalmente) )?(?:nada(?: de nada)?(?: (?:planeado|programado|reservado|previsto|que hacer))?(?= *(?:[.;!?,]|$|\\())|sin (?:hacer )?nada|sin planes?|sin programa)`,
    1,
  ],
  [
    'free_day',
    `(?:${aDay}|el ultimo dia(?: entero| completo)?|uno de los dias(?: en \\p{L}+)?)(?: \\p{L}+){0,4} (?:(?:totalmente|completamente|del todo) )?(?:libre(?:s)?|vacio|para (?:descansar|no hacer nada|vaguear|nosotr[oa]s(?: sol[oa]s)?|holgazanear|relajarn\\p{L}+|tirarn\\p{L}+)|de (?:puro )?(?:descanso|relax|nada|no hacer nada|fiaca|hueva))(?!\\p{L})`,
    1,
  ],
  ['not_before', '(?:de|desde|a partir de)(?: las?)? {T} (?:en adelante|para adelante|en mas|pa adelante)'],
  ['not_before', 'hasta(?: las?)? {T}(?:,? \\p{L}+){0,2} (?:no|nada|nadie|ni)(?!\\p{L})(?: \\p{L}+){0,3}'],
  ['not_before', '(?:no|ni|nadie|nada)(?: \\p{L}+){0,5} hasta(?: pasadas)?(?: las?)? {T}'],
  [
    'not_before',
    '(?:el dia|los dias|las mananas|todo|nosotr[oa]s|las actividades)(?: \\p{L}+)? (?:empie\\p{L}+|empez\\p{L}+|arranc\\p{L}+|comien\\p{L}+) (?:a|sobre|desde)(?: las?)? {T}|nos levantamos (?:a|sobre) las? {T}',
  ],
  ['not_before', 'antes de(?: las?)? {T} (?:ni|imposible|olvida\\p{L}*)(?: \\p{L}+){0,3}'],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  ['max_per_day', '(?:no mas de|maximo|como mucho|solo|a lo sumo) {N} (?:\\p{L}+ )?(?:paradas|visitas|cosas|sitios|lugares)'],
];
