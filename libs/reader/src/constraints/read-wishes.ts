import type { Scan } from '../text/scan.js';

const MUST_SEE =
  /\b(?:must[- ]?see|must visit|have to see|need to see|want to see|would like to see|don't (?:want to )?miss|do not miss|can't miss|unbedingt (?:sehen|besuchen)?|muss ich sehen|ne pas manquer|absolument voir|(?:veux|voulons|veut|aimerais|aimerions) (?:absolument )?voir|no perderme|quiero ver|queremos ver)\b\s{0,2}:?\s{0,2}/g;
const AVOID =
  /\b(?:avoid(?:ing)?|stay away from|skip|not interested in|don't (?:like|want)|do not (?:like|want)|hate|nothing with|keine? lust auf|bitte kein(?:e[nmrs]?)?|bitte ohne|please no|surtout pas(?: de)?|vermeiden|eviter|pas envie de|evitar|no nos? gustan?|no me gustan?)\b\s{0,2}:?\s{0,2}/g;
const NO_THING = /\bno (museums?|crowds?|shopping|nightlife|beach(?:es)?|churches|hiking|tourist traps?|long walks?|nightclubs|clubs|bars)\b/g;
/** A list ends where the sentence or the thought does. */
const LIST = /^[^.;!?\n]{2,160}/;
const CUT = /\b(?:but|because|since|during|while|when|with|for|on|in|from|aber|weil|mais|pero|and (?:we|i|my|our|the budget)|as (?:we|i)|our budget|budget)\b/;
const SEPARATOR = /\s{0,2}(?:,|\band\b|\bund\b|\bet\b|\by\b|&|\bor\b|\boder\b|\bou\b)\s{0,2}/;
const LEADING = /^(?:the|a|an|any|too many|too much|some|all|to see|to visit|to|seeing|visiting|die|den|das|les?|la|las|los|el|du|des)\s{1,2}/i;
const MAX_ITEM_CHARS = 60;

function itemsAfter(scan: Scan, at: number, needsCapital: boolean): string[] {
  const list = LIST.exec(scan.text.slice(at))?.[0] ?? '';
  const foldedList = scan.rest.slice(at, at + list.length);
  const cut = foldedList.search(/\u0001/);
  const upTo = Math.min(...[cut, foldedList.search(CUT)].map((index) => (index < 0 ? list.length : index)));
  return list
    .slice(0, upTo)
    .split(SEPARATOR)
    .map((item) => item.trim().replace(LEADING, '').trim())
    .filter((item) => item.length > 2 && item.length <= MAX_ITEM_CHARS && (!needsCapital || /^\p{Lu}/u.test(item)));
}

/** Sights that must be part of the trip, in the person's words; only names with a capital count. */
export function readMustSee(scan: Scan): string[] {
  return [...new Set(scan.findAll(MUST_SEE).flatMap(({ end }) => itemsAfter(scan, end, true)))];
}

/** What the trip must do without, in the person's words. */
export function readAvoid(scan: Scan): string[] {
  const listed = scan
    .findAll(AVOID)
    .flatMap(({ end }) => itemsAfter(scan, end, false))
    .filter((item) => !/^(?:tak|fly|flight|driv|self)/i.test(item) && item.split(' ').length <= 4);
  const named = scan.findAll(NO_THING).map(({ match }) => match[1] ?? '');
  return [...new Set([...listed, ...named])];
}
