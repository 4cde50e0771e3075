import type { ParsedRequest, Wish } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import type { Town } from '@app/guide';
import { withNamedInText } from '@app/planner';
import { isListGap, isTalk } from '@app/reader';

const MIN_TOKEN_CHARS = 4;
/** A word that names more than this many things of the trip's towns tells none of them apart. */
const MAX_BEARERS = 4;
const CAPITAL = /\p{Lu}/u;

const tokensOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((token) => token.length >= MIN_TOKEN_CHARS);

/** How many names of the trip's towns bear each word: sights, tables, dishes, events, excursions. */
function bearersOf(towns: readonly Town[]): ReadonlyMap<string, number> {
  const names = towns.flatMap((town) => [
    town.name,
    ...Object.values(town.names),
    ...town.places.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
    ...town.eateries.flatMap(({ name, cuisines }) => [name, ...cuisines]),
    ...town.foods,
    ...town.events.map(({ name }) => name),
    ...town.excursions.map(({ to }) => to.replaceAll('-', ' ')),
  ]);
  const bearers = new Map<string, number>();
  for (const name of names) for (const token of new Set(tokensOf(name))) bearers.set(token, (bearers.get(token) ?? 0) + 1);
  return bearers;
}

function townsOf({ route, destinationHint }: ParsedRequest): Town[] {
  const names = [...(route?.stops ?? []).map(({ place }) => place), destinationHint ?? ''].filter((name) => name !== '');
  const ids = new Set(names.flatMap((name) => findTown(name)?.id ?? []));
  return [...ids].flatMap((id) => openTown(id) ?? []);
}

/** In German every noun has a capital; elsewhere one in the middle of a thought marks a name. */
function looksLikeName({ said, targets }: Wish, language: ParsedRequest['language']): boolean {
  if (language === 'de') return false;
  const [first = ''] = targets;
  const isOpening = said.trim().startsWith(first);
  const words = first.split(/\s+/);
  return words.slice(isOpening ? 1 : 0).some((word) => CAPITAL.test(word.charAt(0)));
}

const MAX_ITEM_WORDS = 10;
const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
/** Where a list goes on in brackets or after a dash, its items stand beside one another as well. */
const BESIDE = /^\s{0,2}[,;:()/+&–—-]{0,2}\s{0,2}$/u;

/** It stands in a row with another wish: "museums, curling". A greeting or a word about themselves stands alone. */
function isInRow({ said }: Wish, wishes: readonly Wish[], { requestText: text, language }: ParsedRequest): boolean {
  const start = text.indexOf(said);
  if (start < 0) return false;
  return wishes.some((other) => {
    const at = text.indexOf(other.said);
    if (at < 0 || at === start) return false;
    const [from, to] = at < start ? [at + other.said.length, start] : [start + said.length, at];
    if (to < from) return false;
    const gap = text.slice(from, to);
    return isListGap(gap, language ?? 'en') || BESIDE.test(gap);
  });
}

/** Without so much as an article before it. */
const isLoneWord = ({ targets, said }: Wish): boolean => wordsIn(targets[0] ?? said) === 1 && said.trim().startsWith(targets[0] ?? said);

/** "He falls asleep in museums" is about museums, and names none. */
const withoutTalk = (wish: Wish, { language }: ParsedRequest): Wish =>
  wish.targets.length > 1 && isTalk(wish.said, language ?? 'en') ? { ...wish, targets: wish.targets.slice(1) } : wish;

/** A thing in a row, said without a word about the travellers. */
const isItem = (wish: Wish, wishes: readonly Wish[], parsed: ParsedRequest): boolean =>
  wordsIn(wish.said) <= MAX_ITEM_WORDS && !isTalk(wish.said, parsed.language ?? 'en') && isInRow(wish, wishes, parsed);

/**
 * The request with those wishes for places that name one: known in a town of the trip, written like a name, or an item of a row of wishes. Longer
 * phrases that the rules took for a name are talk, and no wish.
 */
export function withKnownWishes(parsed: ParsedRequest): ParsedRequest {
  const wishes = parsed.wishes ?? [];
  if (!wishes.some(({ kind }) => kind === 'place' || kind === 'activity')) return parsed;
  const bearers = bearersOf(townsOf(parsed));
  const isKnown = ({ targets }: Wish): boolean => targets.flatMap(tokensOf).some((token) => (bearers.get(token) ?? MAX_BEARERS + 1) <= MAX_BEARERS);
  const talks = ({ said }: Wish): boolean => isTalk(said, parsed.language ?? 'en');
  const isThing = (wish: Wish): boolean => (isKnown(wish) && !talks(wish)) || (isItem(wish, wishes, parsed) && !isLoneWord(wish));
  const kept = wishes.flatMap((wish): Wish[] => {
    if (wish.kind === 'activity') return [withoutTalk(wish, parsed)];
    if (wish.kind !== 'place' || isThing(wish)) return [wish];
    // A lone word may be anything, and so may a name outside of a row: "uxmal", "shuttle", "Easter". It stands in the ledger, and in no day.
    return isKnown(wish) || looksLikeName(wish, parsed.language) || isItem(wish, wishes, parsed) ? [{ ...wish, kind: 'other' }] : [];
  });
  return { ...parsed, wishes: kept };
}

/** The request with wishes for sights and excursions of its towns that it names and that no wish speaks of. */
export function withNamedWishes(parsed: ParsedRequest): ParsedRequest {
  const { route, originCity, requestText, language } = parsed;
  const towns = townsOf({ ...parsed, route: route ? { ...route, stops: route.stops.filter(({ role }) => role !== 'day_trip') } : route });
  if (towns.length === 0) return parsed;
  const stops = (route?.stops ?? []).flatMap(({ place, said }) => [place, said ?? '']);
  const before = parsed.wishes ?? [];
  const wishes = withNamedInText({ text: requestText, isGerman: language === 'de', wishes: before, towns, route: [...stops, originCity ?? ''] });
  return wishes.length === 0 ? parsed : { ...parsed, wishes };
}
