import { COUNT, toNumber } from '../text/number-words.js';
import type { Scan } from '../text/scan.js';

export interface SaidCompany {
  /** The person who writes included; null when nobody is named. */
  readonly adults: number | null;
  readonly children: number | null;
  readonly words: string;
}

const MY = '(?:my|our|mein(?:e[nrm]?)?|unser(?:e[nrm]?)?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?)';
const PARTNER =
  'wife|husband|spouse|girlfriend|boyfriend|partner|fiancee?|mother|mom|mum|father|dad|brother|sister|friend|colleague|cousin|aunt|uncle|grandmother|grandfather|grandma|grandpa|roommate|buddy|bestie|boss|frau|mann|freund(?:in)?|partnerin|mutter|mama|vater|papa|bruder|schwester|femme|mari|copine|copain|conjointe?|mere|pere|frere|soeur|amie?|mujer|esposa|esposo|marido|novi[oa]|pareja|madre|padre|hermano|hermana|amig[oa]';
const PAIR = 'parents|grandparents|in-laws|eltern|grosseltern|großeltern|padres|abuelos';
const CHILD = 'son|daughter|kid|child|baby|toddler|sohn|tochter|kind|fils|fille|enfant|bebe|hijo|hija|nino|nina';
/** Somebody who is visited does not come along. */
const NOT_VISITED = '(?<!\\b(?:visit|visiting|see|seeing|meet|meeting|join|joining|besuche|besuchen|of|from|to|bei) )';
const RELATION = new RegExp(`${NOT_VISITED}\\b${MY} (?:[a-z]+ )?(?:(${PARTNER})|(${PAIR})|(${CHILD}))\\b(?!')`, 'g');
const FRIENDS = new RegExp(`\\b(?:with|and|mit|und|avec|et|con|y|me and|plus) (${COUNT}) (?:of my |other |more |good )?(?:friends|colleagues|buddies|mates|freunden?|amis|amigos|cousins|siblings|brothers|sisters)\\b`);
const FRIENDS_AND_I = new RegExp(`\\b(${COUNT}) (?:friends|colleagues|buddies|mates) and (?:i|me|myself)\\b`);
const COUPLE = /\b(?:couple|honeymoon\w*|newlyweds|romantic|paar|flitterwochen|hochzeitsreise|en amoureux|lune de miel|en pareja|luna de miel)\b(?!\s+of\b)/;
const SOLO =
  /\b(?:solo(?! (?:tra\w+ )?(?:quiero|con|en|un|una|para)\b)|alone|on my own|by myself|just (?:for )?me|only (?:for )?me|just myself|for myself|single (?:person|travell?er|adult|tourist)|individual|one-person|lone travell?er|allein(?:e|reisend\w*)?|seule?|sola|yo solo|viajo solo)\b/;

interface Tally {
  companions: number;
  children: number;
  words: string[];
}

function takeRelations(scan: Scan, tally: Tally): void {
  const isOurs = /\b(?:our|unser\w*|notre|nos|nuestr\w*)\b/;
  for (const { start, end, match } of scan.findAll(RELATION)) {
    const [, partner, pair, child] = match;
    if (partner) tally.companions += 1;
    if (pair) tally.companions += 2;
    if (child) tally.children += 1;
    if (child && isOurs.test(match[0]) && tally.companions === 0) tally.companions += 1;
    scan.take(start, end);
    tally.words.push(scan.words(start, end));
  }
}

function takeFriends(scan: Scan, tally: Tally): void {
  const found = scan.find(FRIENDS_AND_I) ?? scan.find(FRIENDS);
  if (!found) return;
  tally.companions += toNumber(found.match[1] ?? '') ?? 0;
  scan.take(found.start, found.end);
  tally.words.push(scan.words(found.start, found.end));
}

function takeStatus(scan: Scan): { adults: number; words: string } | null {
  for (const [pattern, adults] of [[COUPLE, 2], [SOLO, 1]] as const) {
    const found = scan.find(pattern);
    if (!found) continue;
    scan.take(found.start, found.end);
    return { adults, words: scan.words(found.start, found.end) };
  }
  return null;
}

/** Takes who comes along: "my wife and I", "with my parents", "a couple", "solo". */
export function readCompanions(scan: Scan): SaidCompany {
  const tally: Tally = { companions: 0, children: 0, words: [] };
  takeRelations(scan, tally);
  takeFriends(scan, tally);
  const children = tally.children > 0 ? tally.children : null;
  if (tally.companions > 0 || children !== null) return { adults: tally.companions + 1, children, words: tally.words.join(', ') };
  const status = takeStatus(scan);
  return { adults: status?.adults ?? null, children: null, words: status?.words ?? '' };
}
