import type { TimedWish } from '../language-words.js';

const there = '(?:ankomm\\p{L}*|ankommt|land\\p{L}+|da (?:ist|sind|sein)|eintr[ie]ff\\p{L}*|dort (?:ist|sind|sein))';
const home = '(?:vor der haustur|an der haustur|durch die (?:haus)?tur|zur (?:haus)?tur (?:rein|herein)|auf (?:dem|meinem|unserem) sofa|im eigenen bett)';
const by = '(?:um|bis|vor|gegen|ab|spatestens(?: um)?)';
const over = '(?:schluss|ende|feierabend|vorbei|ruhe|zapfenstreich|zuruck|daheim|drin|drinnen|fertig|im (?:bett|hotel|zimmer|quartier))';
const aDay = '(?:ein(?:en|em)?|1)(?: \\p{L}+){0,3} tag(?: lang)?';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  ['arrive_after', '(?:landung|ankunft|landen|ankommen|eintreffen)(?: \\p{L}+){0,3} (?:fruhestens|erst|nicht vor)(?: um| ab| nach| gegen)? {T}'],
  ['arrive_after', `(?:nichts|nix|nicht|kein \\p{L}+),?(?: \\p{L}+){0,3} vor {T}(?: \\p{L}+){0,2} ${there}`],
  ['back_by', `(?:{W}(?: \\p{L}+)? )?${by} {T}(?: \\p{L}+){0,3} ${home}`],
  ['back_by', `${home}(?: \\p{L}+){0,3} ${by} {T}`],
  ['not_after', `(?:abends|jeden abend|allabendlich)(?: \\p{L}+){0,4} ${by} {T}(?: \\p{L}+){0,3} ${over}`],
  ['not_after', `{T} (?:ist|dann|soll)(?: \\p{L}+){0,2} (?:schluss|ende|feierabend|vorbei|ruhe|zapfenstreich)`],
  ['not_before', `(?:fangen|fange|starten|starte|beginnen|beginne|legen)(?: \\p{L}+){0,2} spat(?: an| los)? ?[:,]? (?:um |gegen |so gegen |ab |erst um )?{T}`],
  [
    'free_day',
    `${aDay},? (?:\\p{L}+ ){0,2}(?:in (?:der|einer) hangematte|(?:auf|in) (?:der|einer) liege|im (?:liegestuhl|strandkorb|bett)|auf (?:dem|der) (?:sofa|couch))`,
    1,
  ],
  [
    'free_day',
    `${aDay},? (?:\\p{L}+ ){0,3}(?:rumliegen|herumliegen|rumhangen|abhangen|abgammeln|gammeln|faulenzen|chillen|dosen|entspannen|(?:die )?fu(?:ss|ß)e hoch(?: ?legen)?|zur freien verfugung|frei ?halten|leer lassen|(?:ganz )?ohne alles|ohne (?:wecker|uhr|zeitplan))`,
    1,
  ],
  ['free_day', '(?:ein(?:en|em)?|1)(?: \\p{L}+){0,2} (?:leere[nr]?|unverplante[nr]?|blanke[nr]?|faule[nr]?) tag', 1],
  ['free_day', `${aDay}, (?:an|bei) dem (?:uns |mich |mir )?(?:keiner|niemand)(?: \\p{L}+){1,5}`, 1],
  [
    'free_day',
    `(?:${aDay}|(?:der|den|am) letzten? (?:ganze[nr]? |volle[nr]? )?tag|eine[nr] der tage)(?! (?:in|auf|nach) )(?:,? \\p{L}+){0,5},? (?:(?:einfach|wirklich|absolut|mal|nur) )*(?:gar |rein |uberhaupt )?(?:nichts|nix)(?: (?:geplant|vorhaben|vorhabe|planen|gebucht|vor|tun|machen|los))?(?= *(?:[.;!?,]|$|\\())`,
    1,
  ],
  [
    'free_day',
    `(?:${aDay}|(?:der|den|am) letzten? (?:ganze[nr]? |volle[nr]? )?tag|eine[nr] der tage)(?: \\p{L}+){0,4} (?:(?:ganz|komplett|vollig|total) )?(?:frei(?! (?:haus|zugang))|leer|unverplant|zum (?:faulenzen|ausruhen|nichtstun|abhangen|gammeln|chillen|erholen|entspannen|runterkommen|rumliegen)|(?:fur|zum) nichts(?:tun)?|am (?:pool|strand) liegen|nur (?:faulenzen|liegen|ausruhen|pool))(?!\\p{L})`,
    1,
  ],
  [
    'not_before',
    '(?:los ?geh\\p{L}*|gehts|geht(?: es|s)? los|losgehen|los|starten wir|starten|wir starten|start(?: ist)?|raus|abmarsch|aufbruch|treffpunkt)(?: (?:so|bitte|erst|immer|jeden tag|morgens|wir))*,? (?:um|gegen|ab) {T}',
  ],
  ['not_before', '(?:von|ab) {T} (?:an|aufwarts)(?!\\p{L})|{T} ist (?:uns |mir )?fruh genug'],
  [
    'not_before',
    'bis {T}(?: \\p{L}+){0,3} (?:schlafen|pennen|dosen|liegen bleiben|geschlafen|ausgeschlafen|ausschlafen|ruhe|nicht (?:ansprech\\p{L}+|ansprechbar|weck\\p{L}+|stor\\p{L}+|wach))(?!\\p{L})',
  ],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  [
    'max_per_day',
    '(?:nicht mehr als|maximal|max\\.?|hochstens|nur) {N} (?:\\p{L}+ )?(?:stationen|ziele|orte|stopps|programmpunkte|sehenswurdigkeiten|besichtigungen|sachen)',
  ],
];
