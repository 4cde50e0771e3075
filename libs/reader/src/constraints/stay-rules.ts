import type { Scan } from '../text/scan.js';

type Rule = readonly [value: string, pattern: RegExp];

/** Not shared comes first: it contains the word of the shared room. */
const ROOM_TYPES: readonly Rule[] = [
  [
    'not shared room',
    /\b(?:non|not|no|without|un)[- ]?(?:a |any |in )?shar(?:ed|ing)\b|\b(?:don't|do not|won't|rather not|prefer not to|not) (?:want to |have to |like to )?shar(?:e|ing) (?:a |our |the )?(?:room|accommodation|bedroom)s?|\bkein(?:e[nm]?)? (?:mehrbettzimmer|schlafsaal)\b|\bpas de (?:chambre partagee|dortoir)/,
  ],
  [
    'entire room',
    /\b(?:entire|whole|complete|full)\s{1,2}(?:\w+\s{1,2})?(?:rooms?|apartments?|places?|homes?|houses?|flats?|units?|accommodations?|villas?|lodgings?)\b|\b(?:accommodations?|rooms?|place)\b[^.;!?]{0,30}\b(?:be|are|is) (?:an? )?entire\b|\b(?:place|room|apartment)s? (?:all )?to (?:ourselves|myself)\b|\bganze (?:wohnung|unterkunft)\b|\blogement entier\b|\b(?:alojamiento|apartamento|piso) (?:entero|completo)\b/,
  ],
  [
    'private room',
    /\bprivate\s{1,2}(?:\w+\s{1,2})?(?:rooms?|bedrooms?|accommodations?)\b|\brooms?\b[^.;!?]{0,25}\b(?:be|are|is) private\b|\b(?:privatzimmer|einzelzimmer|eigenes zimmer)\b|\bchambres? privees?\b|\bhabitacion(?:es)? (?:privadas?|individual)\b/,
  ],
  [
    'shared room',
    /\bshar(?:ed|ing)\s{1,2}(?:\w+\s{1,2})?(?:rooms?|accommodations?|dorms?|bedrooms?)\b|\b(?:hostel )?dorm(?:itory|s)?\b|\b(?:mehrbettzimmer|schlafsaal)\b|\b(?:chambres? partagees?|dortoir)\b|\bhabitacion(?:es)? compartidas?\b/,
  ],
];

const ALLOWED =
  '(?:allow\\w*|permit\\w*|permissi\\w*|tolerat\\w*|welcom\\w*|accept\\w*|ok(?:ay)?|friendly|possible|accommodat\\w*|suitable|can|erlaubt|gestattet|autorise\\w*|permitid\\w*|admit\\w*)';
const near = (words: string): string => `(?:\\b(?:${words})\\b[^.;!?]{0,40}\\b${ALLOWED}\\b|\\b${ALLOWED}\\b[^.;!?]{0,30}\\b(?:${words})\\b)`;
const HOUSE_RULES: readonly Rule[] = [
  [
    'children under 10',
    new RegExp(
      `\\b(?:children|kids|child)\\s{1,2}(?:who are )?(?:under|below|younger than)\\s{1,2}(?:the age of\\s{1,2})?(?:10|ten)\\b|${near('children|kids|toddlers|infants')}|\\b(?:accommodations?|lodgings?|hotels?|rooms?|rentals?|stays?)\\b[^.;!?]{0,50}\\b(?:child|kid|family)[- ]friendly|\\b(?:child|kid|family)[- ]friendly (?:accommodation|hotel|lodging|stay|place|room|rental)|\\bkinderfreundlich\\w* (?:hotel|unterkunft)`,
    ),
  ],
  [
    'pets',
    new RegExp(
      `\\bpet[- ]?friendly\\b|\\b(?:my|our|with|bring(?:ing)?|with an?)\\s{1,2}(?:\\w+\\s{1,2})?(?:pets?|dogs?|cats?|puppy)\\b|${near('pets?|dogs?|cats?|animals?|haustiere?|hunde?|animaux|chiens?|mascotas?|perros?')}|\\bmit (?:unserem |meinem |)hund\\b|\\bavec (?:notre|mon) chien\\b|\\bcon (?:nuestro|mi) perro\\b`,
    ),
  ],
  [
    'smoking',
    new RegExp(
      `\\bno (?:restrictions?|rules?|ban) (?:on|against|about) smoking\\b|\\bsmoking[- ]friendly\\b|\\b(?:we are|i am|i'm|we're|are all) (?:\\w+ )?smokers?\\b|\\b(?:where|so) (?:i|we|you) can smoke\\b|\\bsmoking (?:house rules?|rooms?|preferred|is a must)\\b|${near('smoking|smokers?|smoke|rauchen|fumer|fumar')}|\\braucherzimmer\\b`,
    ),
  ],
  [
    'parties',
    new RegExp(
      `\\bno (?:restrictions?|rules?|ban) (?:on|against|about) (?:part(?:y|ies))\\b|${near('part(?:y|ies)|celebrations?|feiern|fetes?|fiestas?')}|\\b(?:host|hold|throw|have)(?:ing)? (?:a |small |some )?part(?:y|ies)\\b|\\bparty[- ]friendly\\b`,
    ),
  ],
  [
    'visitors',
    new RegExp(
      `${near('visitors?|guests|visiting friends|besucher|visiteurs|visitas|visitantes')}|\\bvisitor[- ]friendly\\b|\\b(?:have|receive|host)(?:ing)? visitors\\b`,
    ),
  ],
];
/** "No pets" and "non-smoking" are what the house forbids, not what is needed. */
const NEGATED = /\b(?:no|non|not|without|free of|don't (?:smoke|have)|kein\w{0,9}|pas de|sin)[- ]?(?:\w{1,30}\s)?$/;
const NON_SMOKING = /\b(?:non|no|smoke)[- ]?(?:smok\w*|free)\b|\bnichtraucher\w*|\bnon[- ]fumeurs?\b|\bno fumador\w*/;

function firstOf(scan: Scan, rules: readonly Rule[]): { value: string; words: string; start: number; end: number } | null {
  for (const [value, pattern] of rules) {
    const found = scan.find(pattern);
    if (
      !found ||
      (rules === HOUSE_RULES &&
        (NEGATED.test(scan.rest.slice(Math.max(0, found.start - 60), found.start)) || (value === 'smoking' && NON_SMOKING.test(scan.rest))))
    )
      continue;
    return { value, words: scan.words(found.start, found.end), start: found.start, end: found.end };
  }
  return null;
}

/** The kind of room: `entire room`, `private room`, `shared room` or `not shared room`. */
export function takeRoomType(scan: Scan): { readonly value: string; readonly words: string } | null {
  const found = firstOf(scan, ROOM_TYPES);
  if (found) scan.take(found.start, found.end);
  return found;
}

/** What the house must allow: `children under 10`, `pets`, `smoking`, `parties` or `visitors`. */
export const readHouseRule = (scan: Scan): { readonly value: string; readonly words: string } | null => firstOf(scan, HOUSE_RULES);
