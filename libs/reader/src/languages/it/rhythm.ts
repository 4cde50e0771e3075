import type { TimedWish } from '../language-words.js';

const before = "prima (?:di |delle |dell['’] ?|della |dalle )?(?:ore )?";
const by = '(?:alle|entro le|prima delle|per le|verso le)';
const aDay = '(?:un|una|1)(?: \\p{L}+){0,2} (?:giorno|giornata)';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  [
    'arrive_after',
    `(?:niente|nessun\\p{L}* \\p{L}+|non)(?: \\p{L}+){0,5} (?:arriv\\p{L}+|atterr\\p{L}+|essere (?:li|la|qui|sul posto))(?: \\p{L}+){0,3} ${before}{T}`,
  ],
  ['arrive_after', "(?:atterr\\p{L}+|arriv\\p{L}+)(?: \\p{L}+){0,2} (?:dopo|non prima|a partire)(?: (?:delle|dalle|le|dell['’]|l['’]))? ?{T}"],
  ['back_by', `(?:essere|tornare|rientrare|arrivare) a [^.;!?\\n]{2,24}? {W}(?: \\p{L}+){0,2} ${by} {T}(?: (?:al massimo|al piu tardi))?`],
  ['back_by', `(?:di nuovo|ancora) a \\p{L}+(?: \\p{L}+){0,3} ${by} {T}`],
  [
    'not_after',
    `(?:la sera|ogni sera|tutte le sere)(?:,? \\p{L}+){0,5} (?:rientr\\p{L}+|letto|albergo|hotel|casa|ritorno|finit\\p{L}+)(?: \\p{L}+){0,2} ${by} {T}`,
  ],
  ['not_before', '(?:inizi\\p{L}+|cominci\\p{L}+|sveglia|alziamo) tardi(?: la mattina)? ?[:,]? (?:alle |verso le |non prima delle )?{T}'],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} (?:vuot[oa]|bianc[oa]|in bianco)`, 1],
  [
    'free_day',
    `${aDay}(?: \\p{L}+){0,2} (?:di (?:\\p{L}+ )?ozio(?: totale)?|in amaca|sull['’]amaca|sul lettino|in poltrona|a poltrire|a oziare|a ciondolare)`,
    1,
  ],
  ['free_day', `${aDay}(?: \\p{L}+){0,2} senza (?:orari|orologio|sveglia|impegni|obblighi)`, 1],
  ['free_day', `${aDay},? (?:in cui|dove) nessuno(?: \\p{L}+){1,6}`, 1],
  [
    'free_day',
    `(?:${aDay}|l['’ ]?ultim[oa] (?:giorno|giornata)(?: inter[oa]| pien[oa])?|uno dei giorni(?: a \\p{L}+)?)(?! (?:a|in|al) )(?:,? \\p{L}+){0,5},? (?:(?:solo|proprio|assolutamente|semplicemente) )?(?:niente|nulla)(?: (?:di niente|in programma|di programmato|da fare|di prenotato))?(?= *(?:[.;!?,]|$|\\())`,
    1,
  ],
  [
    'free_day',
    `(?:${aDay}|l['’ ]?ultim[oa] (?:giorno|giornata)(?: inter[oa]| pien[oa])?|uno dei giorni(?: a \\p{L}+)?)(?: \\p{L}+){0,4} (?:(?:totalmente|completamente|del tutto) )?(?:liber[oa]|vuot[oa]|per (?:riposare|riposarci|non fare (?:niente|nulla)|rilassarci|oziare|noi)|di (?:puro )?(?:riposo|relax|ozio|niente|nulla))(?!\\p{L})`,
    1,
  ],
  [
    'not_before',
    'dalle {T} in (?:poi|avanti|su)|fino alle {T}(?:,? \\p{L}+){0,2} (?:non|niente|nessuno|si dorme|dormiamo)(?: \\p{L}+){0,3}|(?:non|nessuno|niente)(?: \\p{L}+){0,5} fino alle {T}',
  ],
  [
    'not_before',
    '(?:si parte|partiamo|usciamo|si esce|iniziamo|si comincia|si inizia|le giornate iniziano|la giornata (?:inizia|comincia))(?: \\p{L}+){0,2} (?:alle|verso le|dopo le|dalle) {T}',
  ],
  ['not_before', '(?:giornat[ae]|giorni|mattine) (?:inizi|cominci|part)\\p{L}+ (?:alle|verso le|dalle) {T}'],
  ['not_before', 'prima delle {T} (?:neanche|nemmeno|impossibile|scordatevel\\p{L}+)(?: \\p{L}+){0,3}'],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  ['max_per_day', '(?:non piu di|massimo|al massimo|solo|al piu) {N} (?:\\p{L}+ )?(?:tappe|visite|cose|posti|soste)'],
];
