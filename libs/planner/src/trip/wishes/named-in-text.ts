import { MAX_WISHES } from '@app/contracts';
import type { Wish } from '@app/contracts';
import { foldName, townSummaries, townSummary, townsNear } from '@app/guide';
import type { Town } from '@app/guide';
import { conceptsOf, rareTokens } from './match.js';
import { COMMON } from './same-word.js';

const LEAST_CHARS = 4;
/** A word of this length in small letters is taken for a name; a shorter one needs its capital. */
const SURE_CHARS = 5;
/** A word that more names bear tells none of them apart. */
const MOST_BEARERS = 2;
/** A town this near is seen in a day. */
const DAY_TRIP_KM = 130;
const MAX_SAID = 300;

const CLAUSE_ENDS = /[.;!?\n]+|, | [–-] |[()]/u;
/** What is refused, was seen before, or is told of other times, in all languages that are read. */
const REFUSES =
  /(?:^| )(?:no|not|never|without|skip|except|instead|been|done|did|seen|was|were|dont|cant|don t|kein\w*|nicht|ohne|ausser|statt|nie|war|waren|schon|pas|sans|sauf|jamais|deja|lieu|ni|sin|salvo|excepto|nunca|nada|ya|fuimos|non|senza|tranne|mai|gia|stati|nao|sem|exceto|menos|fomos|ja)(?: |$)/;

interface Known {
  readonly name: string;
  readonly kind: 'place' | 'day_trip';
  readonly alsoCalled: readonly string[];
}

let ordinary: ReadonlySet<string> | undefined;
/** Words that the one-line accounts of all towns write in small letters. */
const ordinaryWords = (): ReadonlySet<string> =>
  (ordinary ??= new Set(townSummaries().flatMap(({ summary }) => (summary.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []).map(foldName))));

/** What can be seen in the towns, and where a day trip leads to. */
function knownIn(towns: readonly Town[]): Known[] {
  const own = new Set(towns.map(({ id }) => id));
  const listed = towns.flatMap(({ excursions }) => excursions.flatMap(({ to }) => townSummary(to) ?? []));
  const unlisted = towns.flatMap(({ excursions }) => excursions.filter(({ to }) => !townSummary(to)).map(({ to }) => to.replaceAll('-', ' ')));
  const near = towns.flatMap((town) => townsNear(town, DAY_TRIP_KM).filter(({ kind }) => kind !== 'region'));
  const trips = [...new Map([...listed, ...near].map((town) => [town.id, town])).values()].filter(({ id }) => !own.has(id));
  return [
    ...towns.flatMap(({ places }) => places.map(({ name, alsoCalled = [] }): Known => ({ name, kind: 'place', alsoCalled }))),
    ...unlisted.map((name): Known => ({ name, kind: 'day_trip', alsoCalled: [] })),
    ...trips.map(({ name }): Known => ({ name: name.split(/ and |, /)[0] ?? name, kind: 'day_trip', alsoCalled: [] })),
  ];
}

/** Which known things each telling word that was said names; words of the trip's own towns tell nothing. */
function bearersOf(known: readonly Known[], said: ReadonlySet<string>, own: ReadonlySet<string>): ReadonlyMap<string, readonly Known[]> {
  const bearers = new Map<string, Known[]>();
  // There are hundreds of names around a town, and a text speaks of few.
  for (const one of known.filter(({ name }) => wordsOf(name).some((word) => said.has(word))))
    for (const word of new Set(rareTokens(one.name)))
      if (said.has(word) && word.length >= LEAST_CHARS && !COMMON.has(word) && !own.has(word) && !ordinaryWords().has(word))
        bearers.set(word, [...(bearers.get(word) ?? []), one]);
  return bearers;
}

const LEAST_NAME_WORDS = 2;
const LEAST_PHRASE_CHARS = 8;
const NAME_ENDS = /,| \(| and | at | of | in /u;

/** Known things by their whole names of several words and by what such a name begins with: "Great Wall" of "Great Wall at Badaling". */
function phrasesOf(known: readonly Known[], said: ReadonlySet<string>, towns: ReadonlySet<string>): ReadonlyMap<string, Known> {
  const phrases = new Map<string, Known>();
  for (const one of known)
    for (const name of [one.name, ...one.alsoCalled, one.name.split(NAME_ENDS)[0] ?? one.name].map(foldName)) {
      const words = name.split(' ');
      if (words.length < LEAST_NAME_WORDS || name.length < LEAST_PHRASE_CHARS || !words.every((word) => said.has(word)) || phrases.has(name)) continue;
      const isTelling = words.some((word) => !towns.has(word) && !ordinaryWords().has(word)) || conceptsOf(name).length === 0;
      if (isTelling) phrases.set(name, one);
    }
  return phrases;
}

const wordsOf = (text: string): string[] => foldName(text).split(' ');
const says = ({ said, targets }: Wish, words: string): boolean => [said, ...targets].some((text) => ` ${foldName(text)} `.includes(` ${words} `));

/** Words in small letters may be anything where they are short; in German every noun has a capital. */
function isNameHere(word: string, clause: string, isGerman: boolean): boolean {
  if (word.length >= SURE_CHARS) return true;
  return !isGerman && clause.split(/[^\p{L}\p{M}]+/u).some((raw) => /^\p{Lu}/u.test(raw) && foldName(raw) === word);
}

interface Named {
  readonly word: string;
  readonly known: Known;
}

/** The known things that words of the clause name. */
const namedIn = (clause: string, bearers: ReadonlyMap<string, readonly Known[]>, isGerman: boolean): Named[] =>
  wordsOf(clause).flatMap((word) => {
    const found = bearers.get(word) ?? [];
    const [known] = found;
    return known && found.length <= MOST_BEARERS && isNameHere(word, clause, isGerman) ? [{ word, known }] : [];
  });

/** The known things whose names of several words stand in the clause, however it is written. */
const phrasesIn = (clause: string, phrases: ReadonlyMap<string, Known>): Named[] => {
  const text = ` ${foldName(clause)} `;
  return [...phrases].flatMap(([word, known]) => (text.includes(` ${word} `) ? [{ word, known }] : []));
};

export interface TextToSearch {
  readonly text: string;
  readonly isGerman: boolean;
  readonly wishes: readonly Wish[];
  /** The towns of the trip. */
  readonly towns: readonly Town[];
  /** Names of where the trip starts and stops, which are no sights. */
  readonly route: readonly string[];
}

/**
 * The wishes with one more for each sight or excursion of the towns that the text names and that none of them speaks of: "get out to Mostar on one
 * of the days". A wish that was not understood gives way to the name in it. Clauses that refuse something add nothing.
 */
export function withNamedInText({ text, isGerman, wishes, towns, route }: TextToSearch): Wish[] {
  const own = new Set([...towns.flatMap(({ name, country, aliases }) => [name, country, ...aliases]), ...route].flatMap(wordsOf));
  const clauses = text.split(CLAUSE_ENDS).filter((part) => !REFUSES.test(foldName(part)));
  const known = knownIn(towns);
  const said = new Set(clauses.flatMap(wordsOf));
  const bearers = bearersOf(known, said, own);
  // A sight may bear what else its town is called: Lake Louise.
  const phrases = phrasesOf(known, said, new Set([...towns.map(({ name }) => name), ...route].flatMap(wordsOf)));
  const rows = [...wishes];
  let last = Math.max(0, ...wishes.map(({ id }) => Number(id.slice(1)) || 0));
  for (const clause of clauses)
    for (const { word, known: found } of [...phrasesIn(clause, phrases), ...namedIn(clause, bearers, isGerman)]) {
      const { kind, name } = found;
      const isSaid = wishes.some((wish) => wish.kind !== 'other' && says(wish, word)) || rows.some(({ targets }) => targets.includes(name));
      if (rows.length >= MAX_WISHES || isSaid) continue;
      const unread = rows.findIndex((wish) => says(wish, word));
      const other = rows[unread];
      if (other) rows[unread] = { ...other, kind, targets: [...new Set([name, ...other.targets])] };
      else rows.push({ id: `w${(last += 1)}`, said: clause.trim().slice(0, MAX_SAID), kind, targets: [name], often: 'once', must: false });
    }
  return rows;
}
