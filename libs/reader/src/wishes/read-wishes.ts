import type { Wish, WishKind } from '@app/contracts';
import { MAX_WISHES } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { ordinaryWordsOf } from '../places/ordinary-words.js';
import { asidesIn, isLimited, isSleptIn, withoutRelative } from './asides.js';
import { clausesOf } from './clauses.js';
import type { Clause } from './clauses.js';
import { eventWishes } from './event-wishes.js';
import type { EventContext } from './event-wishes.js';
import { isTalk as speaksOfPeople } from '../text/talk.js';
import { fillersOf, withoutBearers } from './fillers.js';
import { conceptsIn, lexiconOf } from './lexicon.js';
import type { FoundConcept } from './lexicon.js';
import { placeWish } from './place-wishes.js';
import { isComment, isRefusedBehind, isWeaklyRefused, refusalIn } from './refusals.js';
import { timedWishes } from './timed-wishes.js';
import { timesIn } from './times.js';
import type { DraftWish, TimedContext } from './timed-wishes.js';

export interface WishContext extends TimedContext, EventContext {
  /** Parts of the text that say dates, money, people, stops and ways. */
  readonly taken: readonly (readonly [start: number, end: number])[];
  /** Where people are introduced by name. */
  readonly people: readonly (readonly [start: number, end: number])[];
  /** Excursions of the route, by the place's name. */
  readonly excursions: readonly { readonly start: number; readonly end: number; readonly name: string }[];
  /** Places that are refused. */
  readonly refused: readonly { readonly start: number; readonly end: number; readonly name: string }[];
}

const MAX_SAID = 300;
/** What goes on after so many clauses or wishes is no request for a trip. */
const MAX_CLAUSES = 400;
const MAX_DRAFTS = 120;
const MAX_TARGETS = 12;
const MAX_NAME_WORDS = 8;
const MAX_NAME_CHARS = 100;
const MIN_WISH_CHARS = 4;
const WORD = /[\p{L}\p{N}]+/gu;

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const tokensOf = (folded: string, { start, end }: Clause, isTaken: Uint8Array): Token[] =>
  [...folded.slice(start, end).matchAll(WORD)]
    .map((match) => ({ word: match[0], start: start + match.index, end: start + match.index + match[0].length }))
    .filter((token) => isTaken[token.start] === 0);

/** The words in their spelling; a name between them that is told elsewhere, such as a stop, is left out. */
const textOf = (text: string, tokens: readonly Token[]): string =>
  tokens.reduce((said, { start, end }, i) => {
    const between = i === 0 ? '' : text.slice(tokens[i - 1]?.end ?? start, start);
    return `${said}${/\p{Lu}/u.test(between) ? ' ' : between}${text.slice(start, end)}`;
  }, '');

/** What a clause says beside its concepts, without the words that say nothing: mostly the name of a place. */
function nameIn(text: string, tokens: readonly Token[], concepts: readonly FoundConcept[], fillers: ReadonlySet<string>): string | null {
  const isConcept = new Set(concepts.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const kept = tokens.map((token, i) => ({ token, i })).filter(({ token, i }) => (isConcept.has(i) || !fillers.has(token.word)) && !/^\d+$/.test(token.word));
  const first = kept[0];
  const last = kept.at(-1);
  if (!first || !last || kept.length > MAX_NAME_WORDS + 2) return null;
  const name = withoutRelative(textOf(text, tokens.slice(first.i, last.i + 1))).trim();
  return name.split(/\s+/).length <= MAX_NAME_WORDS && name.length <= MAX_NAME_CHARS ? name : null;
}

/** Which of several concepts of a clause decides its kind: rules before goals, what is narrow before what is wide. */
const RANK: Readonly<Partial<Record<WishKind, number>>> = { diet: 9, mobility: 8, stay: 7, event: 6, activity: 5, food: 5, company: 3, mood: 2, avoid: 1 };

/** Concepts that only colour others and are dropped beside them. */
const WIDE: ReadonlySet<string> = new Set(['good_food', 'hotel', 'walking', 'fancy', 'cheap', 'boat', 'room', 'quarter', 'nature', 'tasting', 'crafts']);

function mainKind(concepts: readonly FoundConcept[]): WishKind | null {
  const narrow = concepts.filter(({ id }) => !WIDE.has(id));
  const from = narrow.length > 0 ? narrow : concepts;
  return [...from].sort((a, b) => (RANK[b.concept.kind] ?? 0) - (RANK[a.concept.kind] ?? 0))[0]?.concept.kind ?? null;
}

/** What a refused concept means: no stairs is a need of mobility, no museums is to be avoided, no pork is a diet. */
function refusedKind(kind: WishKind, concepts: readonly FoundConcept[]): WishKind {
  if (kind === 'diet' || kind === 'mobility') return kind;
  if (concepts.some(({ id }) => id === 'luxury_stay' || id === 'fancy')) return 'stay';
  return 'avoid';
}

function targetsOf(name: string | null, concepts: readonly FoundConcept[], kind: WishKind): string[] {
  const ofKind = concepts.filter(({ concept }) => concept.kind === kind || (kind !== 'diet' && kind !== 'stay' && kind !== 'mobility'));
  const narrow = ofKind.filter(({ id }) => !WIDE.has(id));
  const wanted = narrow.length > 0 ? narrow : ofKind;
  const keys = wanted.flatMap(({ concept }) => concept.targets);
  const names = name && kind !== 'diet' && kind !== 'mobility' && kind !== 'stay' ? [name] : [];
  return [...new Set([...names, ...keys])].slice(0, MAX_TARGETS);
}

/** Words behind which a clause without a known word is a wish all the same. */
const isWished = (words: LanguageWords, clause: string): boolean => occurs(words, words.wishes.wishing, clause) || occurs(words, words.wishes.must, clause);

/** Longer thoughts without a known word tell a story. */
const MAX_WORDS_NOT_UNDERSTOOD = 18;

/** What stands behind a refusal that comes after the first concept is a condition of the wish. */
function withoutConditions(named: readonly FoundConcept[], tokens: readonly Token[], clause: Clause, refusal: RegExpExecArray | null): readonly FoundConcept[] {
  const first = named.find(({ id }) => !WIDE.has(id)) ?? named[0];
  if (!refusal || !first) return named;
  const at = clause.start + refusal.index;
  if ((tokens[first.at]?.start ?? 0) >= at) return named;
  const before = named.filter((one) => (tokens[one.at]?.start ?? 0) < at);
  return before.length > 0 ? before : named;
}

/** What a clause says, word by word, before it is known what kind of wish it is. */
interface ReadClause {
  readonly said: string;
  readonly concepts: readonly FoundConcept[];
  /** Words that are no fillers. */
  readonly content: readonly Token[];
  readonly name: string | null;
  /** A word beside the concepts says more than they do. */
  readonly isNamed: boolean;
  readonly isRefused: boolean;
}

function readClause(clause: Clause, tokens: readonly Token[], { text, folded, words }: WishContext): ReadClause {
  const said = folded.slice(clause.start, clause.end);
  const plain = tokens.map(({ word, start, end }) => words.wishes.spelled[text.slice(start, end).toLowerCase()] ?? word);
  const refusal = refusalIn(said, clause, tokens, words);
  // The words of a refusal name nothing.
  const refused = refusal ? new Set([...fillersOf(words), ...refusal[0].split(' ')]) : fillersOf(words);
  const concepts = withoutConditions(conceptsIn(lexiconOf(words), plain), tokens, clause, refusal);
  const fillers = withoutBearers(refused, tokens, concepts, words);
  const leading = concepts.find(({ id }) => !WIDE.has(id)) ?? concepts[0];
  const firstConcept = leading ? (tokens[leading.at]?.start ?? 0) - clause.start : null;
  // "Flamenco, if it is no tourist trap" wants flamenco.
  const isBehind = refusal !== null && firstConcept !== null && refusal.index >= firstConcept;
  const refusedBehind = concepts.length > 0 && isRefusedBehind(said, words);
  return {
    said,
    concepts,
    content: tokens.filter(({ word }) => !fillers.has(word) && !/^\d+$/.test(word)),
    // "Animals, not beaches" is called animals.
    name: nameIn(text, isBehind ? tokens.filter(({ start }) => start < clause.start + (refusal?.index ?? 0)) : tokens, concepts, fillers),
    isNamed: !refusedBehind && hasOwnName(tokens, concepts, fillers),
    isRefused: (refusal !== null && !isBehind) || clause.isRefused || refusedBehind,
  };
}

type Meaning = Pick<DraftWish, 'kind' | 'targets'>;

/** Who wants to learn a dish wants no table. */
const LESSON = /(?<!\p{L})(?:class|classes|lessons?|workshop|kurs|\p{L}+kurs|cours|atelier|clases?|taller|corso|lezione|lezioni|aulas?|oficina)(?!\p{L})/u;

function ofConcepts(kind: WishKind, { said, concepts, name, isNamed, isRefused }: ReadClause, words: LanguageWords): Meaning {
  if (kind === 'food' && !isRefused && LESSON.test(said)) return { kind: 'activity', targets: ['cooking class'] };
  const actual = isRefused || (kind === 'activity' && isLimited(said)) ? refusedKind(kind, concepts) : kind;
  // A romantic dinner is eaten.
  if (actual === 'mood' && name !== null && occurs(words, words.wishes.eat, said)) return { kind: 'food', targets: [name] };
  // Not posh is a stay at low prices.
  if (actual === 'stay' && isRefused) return { kind: actual, targets: ['budget'] };
  // "His dad hates museums so none of those" is about museums.
  const isProper = actual !== 'avoid' || (name !== null && /\p{Lu}/u.test(name));
  return { kind: actual, targets: targetsOf(isNamed && isProper ? name : null, concepts, actual) };
}

const wordCount = (said: string): number => (said.match(WORD) ?? []).length;

const isItem = (said: string, { isListed }: Clause, words: LanguageWords): boolean =>
  isListed || (compile(words, words.wishes.article, 'left').exec(said.trim())?.index === 0 && !speaksOfPeople(said, words.code));

/** Words that only tell: ordinary ones without a capital, more of them than a name has. */
const isTalk = (said: string, content: readonly Token[], { text, words }: WishContext): boolean =>
  !hasCapital(text, content) && wordCount(said) > content.length && content.every(({ word }) => ordinaryWordsOf(words.code).has(word));

/** A clause without a word that is known: a name to see, something to avoid, or a wish that is not understood. */
function ofUnknownWords({ said, content, name, isRefused }: ReadClause, clause: Clause, context: WishContext): Meaning | null {
  const { text, words } = context;
  const isWish = isWished(words, said);
  const isNamed = hasCapital(text, content);
  if (isRefused && name) return isWish || isNamed || !isWeaklyRefused(said, words) ? { kind: 'avoid', targets: [name] } : null;
  const isPhrase = name !== null && content.length <= MAX_NAME_WORDS && !hasVerbOnly(said, words);
  if (isPhrase && (isWish || isNamed || isItem(said, clause, words)) && !isTalk(said, content, context)) return { kind: 'place', targets: [name] };
  return isWish && content.length <= MAX_WORDS_NOT_UNDERSTOOD ? { kind: 'other', targets: name ? [name] : [] } : null;
}

/** What is left of a clause about a person or a time names nothing, unless it holds another name. */
function isLeftOver(kind: WishKind, { concepts, content }: ReadClause, clause: Clause, isTimed: boolean, { people, text }: WishContext): boolean {
  const isOfPerson = people.some(([start, end]) => start < clause.end && clause.start < end);
  const isVague = kind === 'place' || kind === 'other' || (isTimed && kind === 'avoid');
  if (!isVague || concepts.length > 0 || !(isTimed || isOfPerson)) return false;
  const inside = content.filter(({ start }) => start > clause.start + 1);
  return !hasCapital(text, inside);
}

function meaningOf(read: ReadClause, clause: Clause, context: WishContext): Meaning | null {
  const kind = mainKind(read.concepts);
  const meaning = kind === null ? ofUnknownWords(read, clause, context) : ofConcepts(kind, read, context.words);
  return meaning && !read.isRefused && isSleptIn(read.said) ? { ...meaning, kind: 'stay' } : meaning;
}

function wishOfClause(clause: Clause, tokens: readonly Token[], isTimed: boolean, context: WishContext): DraftWish | null {
  const { text, words } = context;
  const read = readClause(clause, tokens, context);
  if (read.content.length === 0 && read.concepts.length === 0) return null;
  // "Naps after lunch" wishes no lunch.
  if (isTimed && read.concepts.length > 0 && read.concepts.every(({ id }) => WIDE.has(id))) return null;
  if (
    isComment(
      read.said,
      read.concepts.flatMap(({ id, concept }) => (WIDE.has(id) ? [] : [concept.kind])),
      words,
    )
  )
    return null;
  const meaning = meaningOf(read, clause, context);
  if (!meaning || isLeftOver(meaning.kind, read, clause, isTimed, context)) return null;
  const isNeed = meaning.kind === 'diet' || meaning.kind === 'mobility';
  const times = meaning.kind === 'food' || meaning.kind === 'activity' ? timesIn(read.said) : null;
  return {
    ...meaning,
    ...(times === null ? {} : { count: times }),
    said: text.slice(clause.start, clause.end).trim().slice(0, MAX_SAID),
    often: occurs(words, words.wishes.everyDay, read.said) ? 'every_day' : 'once',
    must: isNeed || occurs(words, words.wishes.must, read.said),
    start: clause.start,
    end: clause.end,
  };
}

/** A word of the clause beside the concept that is no filler: a proper name such as "Montmorency falls". */
const hasOwnName = (tokens: readonly Token[], concepts: readonly FoundConcept[], fillers: ReadonlySet<string>): boolean => {
  const isConcept = new Set(concepts.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  return tokens.some(({ word }, i) => !isConcept.has(i) && !fillers.has(word) && word.length > 2 && !/^\d+$/.test(word));
};

const hasCapital = (text: string, content: readonly Token[]): boolean => content.some(({ start }) => /\p{Lu}/u.test(text.charAt(start)));
/** "It is the dream of my life" speaks of the writer and wishes nothing. */
const hasVerbOnly = (said: string, words: LanguageWords): boolean =>
  compile(words, words.people.self, 'right').test(said) && !occurs(words, words.wishes.wishing, said);

/** A reason or a condition may hold more words than the wish before it. */
function withoutReason(folded: string, clause: Clause, words: LanguageWords): Clause {
  const found = compile(words, words.wishes.condition).exec(folded.slice(clause.start, clause.end));
  return found !== null && found.index > MIN_WISH_CHARS ? { ...clause, end: clause.start + found.index } : clause;
}

/** Every wish of a text, in its order, as rows of the ledger. */
export function readWishes(context: WishContext): Wish[] {
  const { folded, text, words, taken, excursions, refused } = context;
  const timed = timedWishes(folded, text, words, context);
  const isTaken = new Uint8Array(folded.length + 1);
  for (const [start, end] of [...taken, ...asidesIn(folded), ...timed.map(({ start, end }) => [start, end] as const)]) isTaken.fill(1, start, end);
  const clauses = clausesOf(folded, words).slice(0, MAX_CLAUSES);
  const events = eventWishes(context, clauses, isTaken);
  for (const { start, end } of events) isTaken.fill(1, start, end);
  const drafts: DraftWish[] = [...timed, ...events];
  const isSpecial = (clause: Clause): boolean => [...excursions, ...refused].some(({ start }) => start >= clause.start && start < clause.end);
  for (const one of excursions)
    drafts.push(
      placeWish(
        text,
        one,
        clauses.find((clause) => one.start >= clause.start && one.start < clause.end),
        'day_trip',
      ),
    );
  for (const one of refused)
    drafts.push(
      placeWish(
        text,
        one,
        clauses.find((clause) => one.start >= clause.start && one.start < clause.end),
        'avoid',
      ),
    );
  for (const clause of clauses) {
    if (drafts.length >= MAX_DRAFTS) break;
    if (isSpecial(clause)) continue;
    const isTimed = timed.some(({ start, end }) => start < clause.end && clause.start < end);
    const wish = wishOfClause(clause, tokensOf(folded, withoutReason(folded, clause, words), isTaken), isTimed, context);
    if (wish) drafts.push(wish);
  }
  return numbered(drafts);
}

// The same wish said twice is one row.
function numbered(drafts: readonly DraftWish[]): Wish[] {
  const rows: Wish[] = [];
  const seen = new Set<string>();
  for (const { start: _start, end: _end, ...wish } of [...drafts].sort((a, b) => a.start - b.start)) {
    const key = JSON.stringify([wish.kind, wish.targets, wish.time, wish.count]);
    if (seen.has(key) || rows.length >= MAX_WISHES) continue;
    seen.add(key);
    rows.push({ id: `w${rows.length + 1}`, ...wish });
  }
  return rows;
}
