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
/** Only who is named beside the writer comes along: "visiting my brother" or "my friend lives there" brings nobody. */
const WITH = '\\b(?:with|and|plus|for|bring(?:ing)?|tak(?:e|ing)|me,?|i,?|mit|und|fur|avec|et|pour|con|y|para|,)\\s{1,2}';
const RELATIVE = `${MY} (?:[a-z]+ )?(?:(${PARTNER})|(${PAIR})|(${CHILD}))\\b(?!'| who lives| lives)`;
const AND_I = '(?=(?:,| and| &|,? und|,? et|,? y)[^.;!?]{0,40}\\b(?:i|me|myself|ich|moi|yo)\\b)';
// The look ahead comes first: looking back from each of a thousand spaces takes a million steps.
const RELATION = new RegExp(`(?:(?=[a-z])(?<=${WITH})${RELATIVE}|\\b${RELATIVE}${AND_I})`, 'g');
const FRIENDS = new RegExp(
  `(?:\\bwith|w/|\\band|\\bmit|\\bund|\\bavec|\\bet|\\bcon|\\by|\\bplus) (${COUNT}) (?:of my |other |more |good )?(?:friends|colleagues|buddies|mates|freunden?|amis|amigos|cousins|siblings|brothers|sisters)\\b`,
);
const FRIENDS_AND_I = new RegExp(`\\b(${COUNT}) (?:friends|colleagues|buddies|mates) and (?:i|me|myself)\\b`);
const COUPLE = /\b(?:couple|honeymoon\w*|newlyweds|paar|flitterwochen|hochzeitsreise|en amoureux|lune de miel|en pareja|luna de miel)\b(?!\s{1,2}of\b)/;
const SOLO =
  /\b(?:solo(?! (?:tra\w+ )?(?:quiero|con|en|un|una|para)\b)|alone|on my own|by myself|just (?:for )?me|only (?:for )?me|just myself|for myself|single[- ](?:person|travell?er|adult|tourist|occupant)|unaccompanied|solitary|individual|one-person|lone (?:travell?er|adventurer|person)|allein(?:e|reisend\w*)?|seule?|sola|yo solo|viajo solo)\b/;

interface Tally {
  companions: number;
  children: number;
  words: string[];
}

function takeRelations(scan: Scan, tally: Tally): void {
  const isOurs = /\b(?:our|unser\w*|notre|nos|nuestr\w*)\b/;
  const partners = new Set<string>();
  for (const { start, end, match } of scan.findAll(RELATION)) {
    const [partner, pair, child] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6]];
    // "With my husband ... me and my husband" names one.
    if (partner && !partners.has(partner)) tally.companions += 1;
    if (partner) partners.add(partner);
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
  for (const [pattern, adults] of [
    [COUPLE, 2],
    [SOLO, 1],
  ] as const) {
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
