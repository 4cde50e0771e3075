import type { LanguageWords } from '../languages/language-words.js';
import type { Scan } from '../text/scan.js';
import { distanceKm } from '@app/guide';
import { foldPlace } from './fold-place.js';
import { isNickname, opensRequest } from './nicknames.js';
import { hasCase } from './tokens.js';
import type { PlaceMention } from './find-places.js';

const JOINED = /^\s{0,2}(?:,|\/|&|\+|-|–|→|->|>|and|und|et|y|e|to|nach|a|then|dann|puis|luego|poi|depois|or|oder|ou|o)(?: (?:to|in|nach|a))?\s{0,2}$/;
const LONGEST_JOINT = 14;
const PAPERS_CHARS = 40;
/** "Indian passport with UAE residence visa" tells of papers. */
const PAPERS_BEHIND =
  /^n?(?: \p{L}+)? (?:passports?|visas?|residen\p{L}+|citizen\p{L}*|green card|staatsburger\p{L}*|reisepass|passeport|pasaporte|passaporto|passaporte)(?!\p{L})/u;
const NIGHTS_BEHIND = /^:? ?\(?\d{1,2} ?(?:n[aiou]|x\b|d[aiy]|j|t[aä]g|[,.;)]|$)/;
const NIGHTS_AHEAD = /(?:\d{1,2}|(?<!\p{L})\p{L}{2,14}) ?(?:nights?|nachte?|nuits?|noches?|notti|notte|noites?)(?: (?:in|at|a|en|em|auf))? $/u;
/** Short words may be others than a city's name. */
const LEAST_CLEAR_CHARS = 6;
/** Towns have no article in these languages; where one does, its name holds the article. */
const ARTICLE: Readonly<Record<string, RegExp>> = {
  fr: /(?:^|[\s'’])(?:la|le|les|du|des|une?|au|aux)\s{1,2}$/,
  es: /(?:^|\s)(?:la|el|los|las|al|del|una?|por la|por el)\s{1,2}$/,
  it: /(?:^|[\s'’])(?:la|il|lo|i|le|gli|al|alla|del|della|dal|dalla|nel|nella|sul|sulla|una?)\s{1,2}$/,
  de: /(?:^|\s)(?:der|die|das|dem|den|des|eine[rnms]?|ein|meine?|unsere?|beim|zum|vom)\s{1,2}$/,
  en: /(?:^|\s)(?:a|an|my|our|the|his|her)\s{1,2}$/,
};

interface Context {
  readonly scan: Scan;
  readonly mentions: readonly PlaceMention[];
  readonly language: LanguageWords | undefined;
}

const saidAt = (scan: Scan, { start, end }: PlaceMention): string => scan.text.slice(start, end);
const isCapital = (scan: Scan, mention: PlaceMention): boolean => /\p{Lu}/u.test(saidAt(scan, mention));

/** Sentences begin with capitals, so that a name without one is hardly a name. */
function isWrittenWithCapitals(text: string): boolean {
  const starts = [...text.matchAll(/(?:^|[.!?]\s{1,2})(\p{L})/gu)].map(([, letter]) => letter ?? '');
  return starts.filter((letter) => letter !== letter.toLowerCase()).length * 2 > starts.length;
}

function isJoined({ scan, mentions }: Context, i: number): boolean {
  const gaps = [
    [mentions[i - 1], mentions[i]],
    [mentions[i], mentions[i + 1]],
  ] as const;
  const isAlike = (left: PlaceMention, right: PlaceMention): boolean => isCapital(scan, left) === isCapital(scan, right);
  return gaps.some(
    ([left, right]) =>
      left && right && isAlike(left, right) && right.start - left.end <= LONGEST_JOINT && JOINED.test(scan.folded.slice(left.end, right.start)),
  );
}

const FAR_KM = 800;
const LARGE = 300_000;

/** A small town that nobody named as a place to go to or from, far from every other place: "back at Central", "Klimt im Belvedere". */
function isFarAway(mention: PlaceMention, mentions: readonly PlaceMention[]): boolean {
  const [city] = mention.cities;
  if (!city || city.isInGuide || city.iata !== undefined || city.population >= LARGE || mention.cue.role === 'origin') return false;
  return mentions.every((other) => other === mention || other.cities[0] === undefined || distanceKm(other.cities[0], city) > FAR_KM);
}

const OTHER_END_KM = 2500;
/** A slip of the pen for a town at the other end of the world is none: "oysters at Bruny" is not in Brno. */
function isFarGuess({ isGuess, cities: [city] }: PlaceMention, goals: readonly PlaceMention[]): boolean {
  if (isGuess !== true || !city || goals.length === 0) return false;
  return goals.every(({ cities: [goal] }) => goal !== undefined && distanceKm(goal, city) > OTHER_END_KM);
}

/** "St Mary's, Isles of Scilly": the place behind the comma says where it is, and no town of that name lies there. */
function isWithinNext({ scan, mentions }: Context, i: number): boolean {
  const [city] = mentions[i]?.cities ?? [];
  const [at, next] = [mentions[i], mentions[i + 1]];
  if (!at || !next || !city || city.isInGuide || scan.text.slice(at.end, next.start) !== ', ') return false;
  const around = next.cities[0];
  return around !== undefined && around.isInGuide && at.cities.every((one) => distanceKm(one, around) > FAR_KM);
}

const hasNightsBehind = ({ scan }: Context, { end }: PlaceMention): boolean => NIGHTS_BEHIND.test(scan.folded.slice(end, end + LONGEST_JOINT));

/** "Riad dans la médina", "auf dem Campo": a sight or an ordinary word. */
function hasArticle({ scan, language }: Context, mention: PlaceMention): boolean {
  const article = ARTICLE[language?.code ?? ''];
  const said = saidAt(scan, mention);
  if (!article || mention.region !== null || mention.cities[0]?.isArea === true || /[\s'’-]/.test(said)) return false;
  // "The Hague" bears it; in English only a word without a capital, or of two letters, is none then.
  const before = scan.folded.slice(Math.max(0, mention.start - LONGEST_JOINT), mention.start);
  if (language?.code === 'en' && isCapital(scan, mention)) return isThing(said, before, mention);
  return article.test(before);
}

/** "Dinosaurs at the ROM", "a Mission burrito": an abbreviation or a word that says what kind, not a town. */
const isThing = (said: string, before: string, { cities }: PlaceMention): boolean =>
  (/^\p{Lu}{2,4}$/u.test(said) && /(?:^|\s)the\s{1,2}$/.test(before)) || (cities[0]?.isInGuide !== true && /(?:^|\s)an?\s{1,2}$/.test(before));

/** A short form, or a large town behind "from": "Vietnam and Cambodia ... from brisbane". */
function isClearInLowerCase({ scan }: Context, mention: PlaceMention): boolean {
  const key = foldPlace(saidAt(scan, mention));
  const [city] = mention.cities;
  const isLarge = city !== undefined && key === foldPlace(city.name) && (city.iata !== undefined || city.population >= LARGE);
  const opens = city?.isInGuide === true && opensRequest(scan.folded.slice(0, mention.start), scan.folded.slice(mention.end, mention.end + LONGEST_JOINT));
  if (opens || isNickname(key)) return true;
  const before = scan.folded.slice(Math.max(0, mention.start - LONGEST_JOINT * 2), mention.start);
  // "4 nights in budapest", "4 nights vancouver".
  const isStay = city?.isInGuide === true && NIGHTS_AHEAD.test(before);
  return !mention.isGuess && (isStay || (isLarge && (mention.cue.role === 'origin' || (city.isInGuide && key.length >= LEAST_CLEAR_CHARS))));
}

const isNoTown = (context: Context, { end }: PlaceMention, i: number): boolean =>
  PAPERS_BEHIND.test(context.scan.folded.slice(end, end + PAPERS_CHARS)) || isWithinNext(context, i);

/**
 * The mentions without words that only look like places: typing errors of a city beside one that is written rightly, ordinary words without a
 * capital in a text whose places have one, and words behind an article.
 */
export function likelyPlaces(scan: Scan, mentions: readonly PlaceMention[], language: LanguageWords | undefined): PlaceMention[] {
  const context: Context = { scan, mentions, language };
  const isClear = (mention: PlaceMention): boolean => !mention.isGuess && mention.cue.role === 'destination' && !hasArticle(context, mention);
  const isInSentence = (mention: PlaceMention): boolean => /[\p{L},] $/u.test(scan.text.slice(0, mention.start).slice(-2));
  const hasNames = mentions.filter((mention) => isCapital(scan, mention) && isInSentence(mention)).length > 1;
  const capitals =
    hasCase(scan.text) && (hasNames || isWrittenWithCapitals(scan.text)) ? mentions.filter((mention) => !mention.isGuess && isCapital(scan, mention)) : [];
  const clear = mentions.filter(isClear);
  const isGoal = ({ isGuess, cue, cities }: PlaceMention): boolean => isGuess !== true && cue.role !== 'origin' && cities.length > 0;
  const goals = mentions.filter(isGoal);
  return mentions.filter((mention, i) => {
    if (isNoTown(context, mention, i) || isFarGuess(mention, goals)) return false;
    if (isJoined(context, i) || hasNightsBehind(context, mention)) return true;
    // Where the trip goes is said rightly, so what is nearly a town's name is another word.
    if (mention.isGuess && goals.length > 0) return false;
    const isOnlyClear = clear.length === 0 || (clear.length === 1 && clear[0] === mention);
    if (!isCapital(scan, mention) && capitals.length > 0 && !isClearInLowerCase(context, mention)) return false;
    if (isFarAway(mention, mentions) && !isOnlyClear) return false;
    return !(hasArticle(context, mention) && mentions.length > 1);
  });
}
