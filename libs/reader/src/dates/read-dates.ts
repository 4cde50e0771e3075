import type { Scan } from '../text/scan.js';
import type { DateMention } from './date-mention.js';
import { MONTH_NAME, monthNumber } from './date-words.js';
import { takeRelativeDates } from './relative-dates.js';

/** The days a text names for the trip, before a stated length is laid against them. */
export interface SaidDates {
  readonly start: string | null;
  readonly end: string | null;
  readonly startWords: string;
  readonly endWords: string;
  /** "Between 1 and 20 May": a window rather than the trip itself. */
  readonly isWindow: boolean;
}

export interface DateContext {
  readonly today: string;
  /** The start that is known from earlier messages. */
  readonly knownStart: string | null;
  /** A lone date answers the question for the end. */
  readonly onlyEndAsked: boolean;
}

const CONNECTOR =
  /^[\s,]*(?:-|to|until|till?|through|thru|up to|and|bis(?: zum| zu)?|und|au|jusqu'au|et|al|hasta(?: el)?|fino al?|fino a|ao|ate(?: o)?|y|e|a|→|->|>)\s*(?:(?:the |on |den |dem |le |el |il |o |dia )?(?:mon|mo|tue|tues|di|wed|weds|mi|thu|thur|thurs|do|fri|fr|sat|sa|sun|so|\p{L}{5,13})?\.?,? ?)(?:the |den |dem |le |el |il |dia )?$/u;
const AND = /\b(?:and|und|et|y)\b/;
const BETWEEN = /\b(?:between|zwischen|entre)\s*(?:the |dem |den |le |el )?$/;
const END_CUE =
  /\b(?:return\w*|back|until|till|through|(?<!week-)ends?|ending|finish\w*|conclud\w*|zuruck\w*|ruckflug|ruckreise|ruckkehr|heimreise|home|wieder da|bis|retour\w*|rentr\w*|jusqu\w*|reven\w*|vuelta|volv\w*|regres\w*|vuelv\w*|hasta|ritorno|rientr\w*|torn(?:are|iamo|o)|fino a|fino al|volta\w*|ate|check(?:ing)?[- ]?out)\b[^.;!?\u0001]{0,30}$/;
const START_CUE =
  /\b(?:leav\w*|depart\w*|start\w*|begin\w*|from|outbound|check(?:ing)?[- ]?in|hinflug|hinreise|abreise|ab|vom|aller|depart|desde|salida|salgo|salimos|ida|dal|dall|partenza|partiamo|parto|saindo|saida|saimos|partida|out)\b[^.;!?\u0001]{0,30}$/;
const CORRECTION =
  /\b(?:make (?:it|that)|change (?:it|that|the date)? ?to|move (?:it|that) to|actually|sorry|no wait|rather|instead|i mean|not|better|doch|sondern|plutot|mejor)\b/;
const CUE_CHARS = 45;
const BACK_CHARS = 48;
const BACK_BEHIND =
  /^,? ?(?:(?:(?:we|i) (?:need|have|want) to |we'?re |i'?m |we (?:go|fly|drive|come) |geht(?:'s| es) |fliegen wir |fahren wir |muss ich |mussen wir |sind wir |bin ich |will ich |on (?:est|rentre|doit etre) |il faut (?:etre )?|tenemos que (?:estar |volver )?|hay que estar |dobbiamo (?:essere )?|temos (?:de|que) (?:estar )?|be )?(?:wieder )?(?:zuruck|back\b|retour|rentr|de vuelta|de volta|di ritorno|torn|a casa\b|em casa\b|en casa\b|(?:nach hause|heim|daheim|zuhause|home)\b|in \p{L}{2,20} sein\b))/u;
const CLEAR_START =
  /\b(?:arriv\w*|ankunft|ankommen|llegamos|llegada|arrivo|chegamos|chegada|leav\w*|depart\w*|fly(?:ing)?(?: out)?|starting|from|ab|depart|salimos|salgo|partenza|partiamo|saindo|saimos)\b[^.;!?\u0001]{0,30}$/;

interface Role {
  readonly mention: DateMention;
  readonly cue: string;
  /** "On 29 May we are back": the words behind the date say that it is the end. */
  readonly isBack: boolean;
}

/** What stands before a mention, back to the mention before it. */
function rolesOf(scan: Scan, mentions: readonly DateMention[]): Role[] {
  return mentions.map((mention, i) => ({
    mention,
    cue: scan.folded.slice(Math.max(mention.start - CUE_CHARS, mentions[i - 1]?.end ?? 0), mention.start),
    isBack: BACK_BEHIND.test(scan.folded.slice(mention.end, mention.end + BACK_CHARS)),
  }));
}

interface Pair {
  readonly start: DateMention | null;
  readonly end: DateMention | null;
  readonly isWindow: boolean;
}

function pairOf(roles: readonly Role[], context: DateContext): Pair {
  for (const [i, { mention, cue }] of roles.entries()) {
    const next = roles[i + 1];
    const isBetween = BETWEEN.test(cue);
    if (mention.last) return { start: mention, end: { ...mention, first: mention.last }, isWindow: isBetween };
    if (next && !next.mention.last && CONNECTOR.test(next.cue) && (isBetween || !AND.test(next.cue)))
      return { start: mention, end: next.mention, isWindow: isBetween };
  }
  return byCues(roles, context);
}

const ARRIVING = /\b(?:arriv\w*|ankunft|anreise|ankommen|arrivee|llegada|llegar|check(?:ing)?[- ]?in)\b/;
const LEAVING = /\b(?:leav\w*|depart\w*|abreise|abflug|depart|salida|salir)\b/;
const SAYS_BACK = /back|return|zuruck|retour|rentr|reven|vuelta|volv|vuelv|regres|ruckkehr|ritorno|rientr|torn|volta|home/;

/** "Leaving on the 10th until the 14th" has both cues; the nearer one counts unless it is the first date. */
const isEndCue = (cue: string, isFirst: boolean): boolean => END_CUE.test(cue) && (SAYS_BACK.test(cue) || !isFirst || !START_CUE.test(cue));

/** "Married on 9 October, leaving on the 11th": a date with such a word is the start rather than one without. */
const saysStartBetter = (role: Role, start: Role): boolean => !START_CUE.test(start.cue) && !ARRIVING.test(start.cue) && CLEAR_START.test(role.cue);

const isEnd = (role: Role, isFirst: boolean): boolean => isEndCue(role.cue, isFirst) || (role.isBack && !isFirst);

/** No range was said in one breath: each date goes where the words before it say. */
function byCues(roles: readonly Role[], context: DateContext): Pair {
  let start: Role | null = null;
  let end: Role | null = null;
  for (const role of roles) {
    const isCorrection = CORRECTION.test(role.cue);
    const followsAtOnce = start !== null && !isCorrection && /^[\s,]*$/.test(role.cue);
    const leavesAgain: boolean = start !== null && ARRIVING.test(start.cue) && LEAVING.test(role.cue);
    const isClearer: boolean = start !== null && end === null && saysStartBetter(role, start);
    if (isEnd(role, start === null) || followsAtOnce || leavesAgain) end = role;
    else if (isClearer) start = role;
    else if (start === null || isCorrection) start = role;
  }
  return asAnswer(start, end, context);
}

/** A lone date without a cue answers the question for the end when only that was asked. */
function asAnswer(start: Role | null, end: Role | null, { onlyEndAsked }: DateContext): Pair {
  const answersEnd = onlyEndAsked && end === null && start !== null && !START_CUE.test(start.cue) && !CORRECTION.test(start.cue);
  const [first, last] = answersEnd ? [null, start] : [start, end];
  return { start: first?.mention ?? null, end: last?.mention ?? null, isWindow: false };
}

/** The year said at one end holds for the other, across New Year too. */
function startYearHint(pair: Pair): number | undefined {
  const { start, end } = pair;
  if (!start || !end || start.year !== undefined || end.year === undefined) return undefined;
  return start.month !== undefined && end.month !== undefined && start.month > end.month ? end.year - 1 : end.year;
}

function resolve(pair: Pair, context: DateContext & { readonly month: number | undefined }): { start: string | null; end: string | null } {
  const { today, knownStart, month } = context;
  const start = pair.start?.first({ today, from: today, month }, startYearHint(pair)) ?? null;
  const from = [start, start ? null : knownStart, today].find((date) => date !== null && date !== undefined) ?? today;
  const isPastStart = start !== null && start < today;
  const end = pair.end?.first({ today, from: isPastStart || from > today ? from : today, month }) ?? null;
  return { start, end };
}

const LONE_MONTH = new RegExp(`(?<!\\bchiang )\\b(${MONTH_NAME})\\b`, 'g');

/** "In May" names no day, but it is no town either. */
function takeLoneMonths(scan: Scan): number | undefined {
  const found = scan.findAll(LONE_MONTH);
  for (const { start, end } of found) scan.take(start, end);
  const name = found[0]?.match[1];
  return name === undefined ? undefined : monthNumber(name);
}

/** Every day that a text names, before it is known which is the start. */
export interface FoundDates {
  readonly mentions: readonly DateMention[];
  /** 1 to 12; a month without a day. */
  readonly month: number | undefined;
}

/** Takes the dates that lean on today and the months without a day, beside those that were taken before. */
export function takeOtherDates(scan: Scan, named: readonly DateMention[]): FoundDates {
  const relative = takeRelativeDates(scan);
  return { mentions: [...named, ...relative].sort((a, b) => a.start - b.start), month: takeLoneMonths(scan) };
}

/** Says which of the dates is the start and which the end; null when there is none. */
export function readDates(scan: Scan, { mentions, month }: FoundDates, context: DateContext): SaidDates | null {
  if (mentions.length === 0) return null;
  const pair = pairOf(rolesOf(scan, mentions), context);
  const { start, end } = resolve(pair, { ...context, month });
  const words = (mention: DateMention | null): string => (mention ? scan.words(mention.start, mention.end) : '');
  return { start, end, startWords: words(pair.start), endWords: words(pair.end), isWindow: pair.isWindow };
}
