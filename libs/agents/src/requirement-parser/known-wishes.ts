import { MAX_WISHES } from '@app/contracts';
import type { ParsedRequest, Wish } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import type { Town } from '@app/guide';
import { withNamedInText } from '@app/planner';
import { isListGap, isTalk, ordinaryWordsOf } from '@app/reader';

const MIN_TOKEN_CHARS = 4;
/** A word that names more than this many things of the trip's towns tells none of them apart. */
const MAX_BEARERS = 4;
const MIN_NAME_CHARS = 3;
const CAPITAL = /\p{Lu}/u;

const tokensOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((token) => token.length >= MIN_TOKEN_CHARS);

/** Everything of the trip's towns that has a name, each with all its names: sights, tables, dishes, events, excursions. */
const namedThings = (towns: readonly Town[]): string[][] =>
  towns.flatMap((town) => [
    [town.name, ...Object.values(town.names)],
    ...town.places.map(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
    ...town.eateries.flatMap(({ name, cuisines }) => [[name], ...cuisines.map((cuisine) => [cuisine])]),
    ...town.foods.map((food) => [food]),
    ...town.events.map(({ name }) => [name]),
    ...town.excursions.map(({ to }) => [to.replaceAll('-', ' ')]),
  ]);

/** How many things bear each word. */
function bearersOf(things: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, number>();
  for (const names of things) for (const token of new Set(names.flatMap(tokensOf))) bearers.set(token, (bearers.get(token) ?? 0) + 1);
  return bearers;
}

/** Names of sights in full, which are known whatever their words: "DMZ", "the Bund". */
const wholeNamesOf = (towns: readonly Town[]): ReadonlySet<string> =>
  new Set(
    towns
      .flatMap(({ places }) => places.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled].map(foldName)))
      .filter((name) => name.length >= MIN_NAME_CHARS),
  );

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

/** The other wishes of the row in which it stands: "museums, curling". A greeting or a word about themselves stands alone. */
function besideIt({ said }: Wish, wishes: readonly Wish[], { requestText: text, language }: ParsedRequest): readonly Wish[] {
  const start = text.indexOf(said);
  if (start < 0) return [];
  return wishes.filter((other) => {
    const at = text.indexOf(other.said);
    if (at < 0 || at === start) return false;
    const [from, to] = at < start ? [at + other.said.length, start] : [start + said.length, at];
    if (to < from) return false;
    const gap = text.slice(from, to);
    return isListGap(gap, language ?? 'en') || BESIDE.test(gap);
  });
}

/** Kinds of wishes that a name in a row with them is one of, as in "the old town, lascaux, duck". */
const THINGS: ReadonlySet<Wish['kind']> = new Set(['activity', 'food', 'event', 'day_trip', 'free_day']);
const LEAST_LONE_CHARS = 4;

/** A word that only stands for itself, beside things that are understood, and that everyday speech does not know. */
function isLoneName({ targets, said }: Wish, isBesideThing: boolean, { language }: ParsedRequest): boolean {
  const name = foldName(targets[0] ?? said);
  return name.length >= LEAST_LONE_CHARS && !/\d/.test(name) && !ordinaryWordsOf(language ?? 'en').has(name) && isBesideThing;
}

/** Without so much as an article before it. */
const isLoneWord = ({ targets, said }: Wish): boolean => wordsIn(targets[0] ?? said) === 1 && said.trim().startsWith(targets[0] ?? said);

/** "He falls asleep in museums" is about museums, and names none. */
const withoutTalk = (wish: Wish, { language }: ParsedRequest): Wish =>
  wish.targets.length > 1 && !looksLikeName(wish, language) && isTalk(wish.said, language ?? 'en') ? { ...wish, targets: wish.targets.slice(1) } : wish;

/** A thing in a row, said without a word about the travellers. */
const isItem = (wish: Wish, wishes: readonly Wish[], parsed: ParsedRequest): boolean =>
  wordsIn(wish.said) <= MAX_ITEM_WORDS && !isTalk(wish.said, parsed.language ?? 'en') && besideIt(wish, wishes, parsed).length > 0;

/**
 * The request with those wishes for places that name one: known in a town of the trip, written like a name, or an item of a row of wishes. Longer
 * phrases that the rules took for a name are talk, and no wish.
 */
export function withKnownWishes(parsed: ParsedRequest): ParsedRequest {
  const wishes = parsed.wishes ?? [];
  if (!wishes.some(({ kind }) => kind === 'place' || kind === 'activity')) return parsed;
  const towns = townsOf(parsed);
  const bearers = bearersOf(namedThings(towns));
  const wholeNames = wholeNamesOf(towns);
  const isKnown = ({ targets }: Wish): boolean =>
    targets.some((target) => wholeNames.has(foldName(target))) ||
    targets.flatMap(tokensOf).some((token) => (bearers.get(token) ?? MAX_BEARERS + 1) <= MAX_BEARERS);
  const talks = ({ said }: Wish): boolean => isTalk(said, parsed.language ?? 'en');
  const isBesideThing = (wish: Wish): boolean =>
    besideIt(wish, wishes, parsed).some((other) => THINGS.has(other.kind) || (other.kind === 'place' && isKnown(other)));
  const isThing = (wish: Wish): boolean =>
    (isKnown(wish) && !talks(wish)) || (isItem(wish, wishes, parsed) && (!isLoneWord(wish) || isLoneName(wish, isBesideThing(wish), parsed)));
  const kept = wishes.flatMap((wish): Wish[] => {
    if (wish.kind === 'activity') return [withoutTalk(wish, parsed)];
    if (wish.kind !== 'place' || isThing(wish)) return [wish];
    // A lone word may be anything, and so may a name outside of a row: "uxmal", "shuttle", "Easter". It stands in the ledger, and in no day.
    return isKnown(wish) || looksLikeName(wish, parsed.language) || isItem(wish, wishes, parsed) ? [{ ...wish, kind: 'other' }] : [];
  });
  return { ...parsed, wishes: kept };
}

/** A stop that was named by its great sight is gone to for it: "Disneyland" is more than the town around it. */
function withSightsOfNames(parsed: ParsedRequest): ParsedRequest {
  const wishes = parsed.wishes ?? [];
  const found = (parsed.route?.stops ?? []).flatMap(({ place, said, role }): Wish[] => {
    const town = role === 'day_trip' || !said ? undefined : openTown(findTown(place)?.id ?? '');
    const name = foldName(said ?? '');
    // Sights of the Dead Sea begin with its name too.
    if (!town || foldName(town.name).startsWith(name) || wishes.some(({ targets }) => targets.some((target) => foldName(target) === name))) return [];
    const isSight = town.places.some((sight) => foldName(sight.name).startsWith(`${name} `));
    return isSight ? [{ id: '', said: said ?? '', kind: 'place', targets: [said ?? ''], often: 'once', must: true }] : [];
  });
  const last = Math.max(0, ...wishes.map(({ id }) => Number(id.slice(1)) || 0));
  const rows = found.map((wish, index) => ({ ...wish, id: `w${last + index + 1}` }));
  return rows.length > 0 && wishes.length + rows.length <= MAX_WISHES ? { ...parsed, wishes: [...wishes, ...rows] } : parsed;
}

/** The request with wishes for sights and excursions of its towns that it names and that no wish speaks of. */
export function withNamedWishes(request: ParsedRequest): ParsedRequest {
  const parsed = withSightsOfNames(request);
  const { route, originCity, requestText, language } = parsed;
  const towns = townsOf({ ...parsed, route: route ? { ...route, stops: route.stops.filter(({ role }) => role !== 'day_trip') } : route });
  if (towns.length === 0) return parsed;
  const stops = (route?.stops ?? []).flatMap(({ place, said }) => [place, said ?? '']);
  const before = parsed.wishes ?? [];
  const wishes = withNamedInText({ text: requestText, isGerman: language === 'de', wishes: before, towns, route: [...stops, originCity ?? ''] });
  return wishes.length === 0 ? parsed : { ...parsed, wishes };
}
