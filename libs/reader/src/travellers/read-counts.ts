import { COUNT, toNumber } from '../text/number-words.js';
import { TAKEN_CLASS } from '../text/scan.js';
import type { Scan } from '../text/scan.js';

export interface SaidCounts {
  readonly people: number | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly includesChildren: boolean;
  readonly words: string;
}

const ADULT = '(?:adults?|grown-?ups?|erwachsenen?|adultes?|adultos?)';
const CHILD =
  '(?:child(?:ren)?|kids?|toddlers?|infants?|bab(?:y|ies)|teen(?:ager)?s?|sons?|daughters?|kinder?n?|sohne?n?|tochter|enfants?|fils|filles?|bebes?|ninos?|ninas?|hijos?|hijas?)';
const PERSON =
  '(?:people|ppl|persons?|pax|travell?ers?|passengers?|guests?|of us|participants|individuals?|members?|adventurers|tourists|personen|leuten?|reisenden?|mann|personnes?|voyageurs?|passagers?|personas?|viajeros?|pasajeros?)';
const TICKET = '(?:tickets?|seats?|spots?|platze|fahrkarten|billets?|billetes?|boletos?|asientos?)';
const GROUP = '(?:group|party|team|family|fam|bunch|crew|gruppe|familie|groupe|famille|grupo|familia|total)';
const SMALL = '(?:(?:young|small|little|older|younger|other|adult|kleinen?|petits?|jeunes|pequenos?|grown|whole) )?';
/** What else is counted: "for 3 days" or "for 2 cities" is nobody. */
const NOT_PEOPLE = `(?!\\s{0,2}(?:-\\w|${TAKEN_CLASS}|\\d|[.,:/]\\d|days?|nights?|weeks?|months?|hours?|minutes?|cit|town|countr|stop|star|room|bed|suitcase|bag|different|unique|(?:or|to) (?:\\d|one|two|three|four|five|six|seven)|st\\b|nd\\b|rd\\b|th\\b|k\\b|%|€|\\$|£|eur|usd|chf|gbp|dollar|euro|pound|a\\.?m|p\\.?m|o'clock|km|kilomet|mile|metre|meter|hrs?\\b|min\\b|tage?n?|nachte?|wochen?|jours?|nuits?|semaines?|dias?|noches?|semanas?|way|of (?:the|my|our)|thing|reason|place|meal|museum|main|more))`;

/** "Für eine Kur", "pour une rando", "for one quiet week": before another noun the word for one counts no traveller. */
const NOT_ONE_THING = `(?!(?:one|eine[nmrs]?|une?|un[oa]?|uma?) (?!(?:in|im|from|ab|en|a|au|und|and|et|y|e)\\b|adult|erwachsene|allein|${PERSON}|single|solo|frau|mann|femme|homme|woman|man\\b)[a-z]{3,})`;

const PATTERNS = {
  adults: [new RegExp(`\\b(${COUNT})[- ](?:[a-z]+ )?${ADULT}\\b`, 'g')],
  seniors: [new RegExp(`\\b(${COUNT})[- ](?:senior(?: citizen)?|pensioner|oap)s?\\b`, 'g')],
  children: [new RegExp(`\\b(${COUNT}|a|an) ${SMALL}${CHILD}\\b(?! (?:under|museum|menu|friendly))`, 'g')],
  people: [
    new RegExp(
      `\\b${GROUP}(?: size)? (?:consists of|comprises|of|von|aus|de|with|mit|size:?|is|consisting of|comprising(?: of)?|made up of|totall?ing) (?:about )?(${COUNT})\\b${NOT_PEOPLE}`,
      'g',
    ),
    new RegExp(`\\b(?:the |all |just |only |about )?(?!(?:one|1) of us)(${COUNT})[- ](?:[a-z]+[- ])?${PERSON}\\b`, 'g'),
    new RegExp(
      `(?<!\\b(?:with|w/|and|plus|mit|avec|con|my|our|me and) )\\b(${COUNT}) (?:(?:close|best|old|good|nursing|school|uni|college|work|lady|varsity) ){0,2}(?:friends|siblings|colleagues|students|women|men|girls|guys|ladies|pals|freunde|freundinnen|amis|amies|amigos|amigas)\\b(?! and (?:i|me)\\b)`,
      'g',
    ),
    new RegExp(`\\b(?:number|no\\.?) of (?:people|persons|travell?ers|guests|passengers|tickets|seats)[a-z ]{0,20}(?:is|are|:|=)\\s{0,2}(${COUNT})\\b`, 'g'),
    new RegExp(`\\b(?:people|persons|travell?ers|guests|personen|personnes|personas|reisende|pax)\\s{0,2}[:=]\\s{0,2}(${COUNT})\\b`, 'g'),
    new RegExp(
      `\\b(${COUNT})(?![- ]?(?:way|stop)\\b) (?=(?:(?:one[- ]way|(?!(?:${COUNT}|a|an|the|for|to|from|on|in|at|and|or)\\b)[a-z'-]+) ){0,5}${TICKET}\\b)`,
      'g',
    ),
    new RegExp(`\\bthe (${COUNT})\\b${NOT_PEOPLE}(?= of us|\\s{0,2}(?:[.,;:!?)]|$|(?:and|are|will|want|would|have|who|to|from|in|on|is|for|with)\\b))`, 'g'),
    new RegExp(`\\b(?:us|there are|there will be|we are|we're|we'll be|we will be|just us|all) (${COUNT})(?: of us)?\\b${NOT_PEOPLE}(?! [a-z]+s\\b)`, 'g'),
    new RegExp(`\\b(?:wir sind|nous sommes|nous serons|on est|somos|seremos|vamos|a nombre de) (?:zu )?(${COUNT})\\b${NOT_PEOPLE}`, 'g'),
    new RegExp(
      `\\b(?:for|fur|pour|para) (?:the |us |all )?(?!(?:one|1) of us)${NOT_ONE_THING}(${COUNT})(?: of us)?\\b${NOT_PEOPLE}(?! (?:[a-z]+ )?(?:trips?|tours?|hotel|flight|cities)\\b)`,
      'g',
    ),
  ],
} as const;
const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|as a|the|this) (?:pair|duo)\b(?! of)/, 2],
  [/\b(?:a|as a|the) trio\b/, 3],
  [/\b(?:a|as a|the) quartet\b/, 4],
  [/\bzu zweit\b|\ba deux\b|\bentre dos\b/, 2],
  [/\bzu dritt\b|\ba trois\b/, 3],
  [/\bzu viert\b|\ba quatre\b|\bvierkopfige\w*\b/, 4],
  [/\bzu funft\b|\bfunfkopfige\w*\b/, 5],
  [/\bzu sechst\b/, 6],
  [/\b(?:make it|make that|change (?:it|that) to) (?:just )?(?:the )?two of us\b/, 2],
];
const INCLUDING =
  /\b(?:all (?:three|four|five|six|seven|eight|nine|ten|\d{1,2}) of us|including|incl\.?|of (?:them|which|whom)|among(?:st)? (?:them|us)|davon|darunter|dont|de ellos|incluid[oa]s?|whereof)\b/;
const MAX_PEOPLE = 99;

function takeFirst(scan: Scan, patterns: readonly RegExp[], words: string[]): number | null {
  for (const pattern of patterns) {
    const found = scan.findAll(pattern).map((one) => ({ ...one, count: toNumber(one.match[1] ?? '') ?? 0 }));
    const usable = found.filter(({ count }) => count >= 1 && count <= MAX_PEOPLE);
    // "There are four of us, two of us vegan" are four.
    const ofUs = usable.filter(({ match }) => match[0].endsWith('of us')).sort((a, b) => b.count - a.count);
    const last = ofUs.length > 1 ? ofUs[0] : usable.at(-1);
    if (!last) continue;
    for (const { start, end } of usable) scan.take(start, end);
    words.push(scan.words(last.start, last.end));
    return last.count;
  }
  return null;
}

function takeChildren(scan: Scan, words: string[]): number | null {
  const found = scan.findAll(PATTERNS.children[0]);
  if (found.length === 0) return null;
  for (const { start, end } of found) {
    scan.take(start, end);
    words.push(scan.words(start, end));
  }
  return found.reduce((sum, { match }) => sum + (toNumber(match[1] ?? '') ?? 0), 0);
}

function takeTogether(scan: Scan, words: string[]): number | null {
  for (const [pattern, count] of TOGETHER) {
    const found = scan.find(pattern);
    if (!found) continue;
    scan.take(found.start, found.end);
    words.push(scan.words(found.start, found.end));
    return count;
  }
  return null;
}

/** Takes the numbers of adults, children and people in all. */
export function takeCounts(scan: Scan): SaidCounts {
  const includesChildren = INCLUDING.test(scan.rest);
  const words: string[] = [];
  const grown = takeFirst(scan, PATTERNS.adults, words);
  const seniors = takeFirst(scan, PATTERNS.seniors, words);
  const adults = grown === null && seniors === null ? null : (grown ?? 0) + (seniors ?? 0);
  const children = takeChildren(scan, words);
  const people = takeTogether(scan, words) ?? takeFirst(scan, PATTERNS.people, words);
  const isWholeGroup = new RegExp(`^${GROUP}\\b`, 'i').test(words.at(-1) ?? '');
  return {
    people: adults !== null && children !== null ? null : people,
    adults,
    children,
    includesChildren: includesChildren || isWholeGroup,
    words: words.join(', '),
  };
}
