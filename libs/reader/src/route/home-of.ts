import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { isClose, isInside, isNear } from './near-places.js';
import type { StopMention } from './stop-mentions.js';

const isElsewhere = (one: StopMention, other: StopMention): boolean =>
  one.name !== other.name && !isNear(one.mention, other.mention) && !isInside(one.mention, other.mention) && !isInside(other.mention, one.mention);

/** Clearly a part of the trip: it has nights, or words of going stand before it. */
const isOfTrip = ({ nights, isTarget, isHome, isRefused, isPast }: StopMention): boolean => !isRefused && !isHome && !isPast && (nights !== null || isTarget);

const isPlain = ({ nights, isRefused, isDayTrip, isVia, isPast }: StopMention): boolean => nights === null && !isRefused && !isDayTrip && !isVia && !isPast;

/** "A family in Leeds, four nights near Whitby": the stay may be near, where it has nights. */
const isStayBeside = (one: StopMention, other: StopMention): boolean =>
  one.name !== other.name && other.nights !== null && !other.nights.isInDays && !isClose(one.mention, other.mention);

/** "A family in Auckland, Melbourne in the holidays": the first place that opens a clause. */
const isHeadOfTrip = (one: StopMention, other: StopMention, all: readonly StopMention[]): boolean =>
  !isClose(one.mention, other.mention) && isPlain(other) && all.find(({ isHead, isHome, isOrigin }) => isHead && !isHome && !isOrigin) === other;

/** Said to be where they are, while the trip goes elsewhere: "a couple in Rome from 10 to 14 May" goes to Rome. */
export const isLived = (one: StopMention, all: readonly StopMention[], isOpen: boolean): boolean =>
  one.isHome &&
  isPlain(one) &&
  (isOpen ||
    all.some(
      (other) =>
        (isOfTrip(other) && (isElsewhere(one, other) || isStayBeside(one, other))) ||
        (isHeadOfTrip(one, other, all) && other.name !== one.name) ||
        (one.isHomeForSure && !other.isHome && isElsewhere(one, other)),
    ));

function isLoop(first: StopMention, all: readonly StopMention[]): boolean {
  const isEnd = (one: StopMention): boolean => one !== first && one.name === first.name && (one.isReturn || one.isAgain) && one.nights === null;
  return all.some(isEnd) && all.some(({ name, nights }) => name !== first.name && nights !== null);
}

/** No word makes it part of the trip, and every part of the trip lies elsewhere. */
function isApart(first: StopMention, all: readonly StopMention[]): boolean {
  const isListed = all[1]?.isListed ?? false;
  const isCountry = first.mention.region !== null && first.mention.region.adminCode === undefined;
  if (first.isTarget || first.isItem || isListed || isCountry || all[1]?.isAlternative) return false;
  const parts = all.filter((one) => one.name !== first.name && isOfTrip(one));
  return parts.length > 0 && parts.every((one) => isElsewhere(first, one));
}

/** The text around the places. */
export interface HomeText {
  readonly folded: string;
  readonly words: LanguageWords;
  /** The text leaves the place to us. */
  readonly isOpen: boolean;
}

const SOMEWHERE =
  /(?<!\p{L})(?:some(?:where|place)|anywhere|wherever|irgendwo(?:hin)?|irgendwas|wohin|wo auch immer|raus|quelque part|n.importe ou|alg[u]n (?:sitio|lugar)|donde sea|cualquier (?:sitio|lugar|parte)|qualche parte|ovunque|un posto|algum (?:lugar|sitio)|qualquer (?:lugar|sitio)|um (?:lugar|sitio))(?! (?:to (?:stay|eat|sleep)|central|zum (?:essen|schlafen)|pour (?:manger|dormir)|para (?:comer|dormir)|(?:dove|per) (?:mangiare|dormire)))(?!\p{L})/u;
/** Words of going there, or of looking for a place within it. */
const THERE =
  /(?<!\p{L})(?:to|visit\p{L}*|near|around|like|do|explore|nach|bei|um|wie|vers|pres de|comme|hacia|cerca de|como|verso|vicino a|come|perto de|para|(?:somewhere|anywhere|irgendwo|quelque part|sitio|lugar|parte|posto|hotel|place|flat|room|airbnb)(?: \p{L}+){0,2} (?:in|a|em|en|im)) $/u;
const THERE_CHARS = 40;

/** "It's grey in Montreal and I need sun, somewhere with a beach": the only town of a trip whose place is open. */
function townOfOpenTrip(all: readonly StopMention[], folded: string): StopMention | null {
  const [town, other] = all.filter(({ mention }) => mention.region === null);
  if (!town || other || !isPlain(town) || !SOMEWHERE.test(folded)) return null;
  const { start } = town.mention;
  return THERE.test(folded.slice(Math.max(0, start - THERE_CHARS), start)) ? null : town;
}

/** "Dates open, Adelaide, just me. Ubud 4 nights": a town by itself before the stays, far from all of them. */
function leftOver(all: readonly StopMention[]): StopMention | null {
  const stays = all.filter(({ nights }) => nights !== null && !nights.isInDays);
  const [first] = stays;
  const isAlone = (one: StopMention): boolean =>
    isPlain(one) && one.isHead && !one.isTarget && !one.isListed && !one.isAlternative && one.mention.region === null;
  const alone = all.filter((one) => isAlone(one) && one.mention.start < (first?.mention.start ?? 0) && stays.every((stay) => isElsewhere(one, stay)));
  const [town, other] = alone;
  return town && !other && !stays.some(({ name }) => name === town.name) ? town : null;
}

/** "Budapest again. Vienna by train": of two towns without nights the one that a train is boarded in. */
function boardedAt(all: readonly StopMention[], folded: string, words: LanguageWords): StopMention | null {
  const towns = all.filter(({ mention }) => mention.region === null);
  const [first, second, third] = towns;
  if (!first || !second || third || !isPlain(first) || !isPlain(second) || first.name === second.name) return null;
  const modes = words.ways.modes.map(([pattern]) => pattern).join('|');
  const by = compile(words, `(?:by|on|per|mit|en|in|de)(?: (?:the|dem|der|il))? (?:${modes})`, 'right');
  const isBoarded = second.isHead && !second.isTarget && !second.isListed && by.test(folded.slice(second.mention.end)) && isElsewhere(first, second);
  return isBoarded ? second : null;
}

/**
 * Where the travellers live when no word such as "from" says so.
 *
 * "A couple in Seoul ... to Ulaanbaatar": where people are said to be. "Phoenix, our own van ... one night in Page ... be back in Phoenix": the first
 * place, which they come back to and have no nights in. "Toronto in January is a crime, so we're off to Colombia": the first place, which no word
 * makes part of the trip, far from those that are.
 */
export function homeOf(all: readonly StopMention[], { folded, words, isOpen }: HomeText): StopMention | null {
  const [first] = all;
  const lived = all.find((one) => isLived(one, all, isOpen));
  if (lived) return lived;
  if (first && isPlain(first) && (isLoop(first, all) || isApart(first, all))) return first;
  return (isOpen ? townOfOpenTrip(all, folded) : null) ?? leftOver(all) ?? boardedAt(all, folded, words);
}

/** It lies where they live: an airport beside the home town. */
export const isBesideHome = (one: StopMention, home: StopMention | null): boolean =>
  home !== null && one !== home && one.nights === null && (one.isHome || home.isHome) && isClose(one.mention, home.mention);
