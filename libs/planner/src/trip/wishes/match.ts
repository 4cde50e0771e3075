import type { Wish } from '@app/contracts';
import { foldName, namesPlace } from '@app/guide';
import type { TownPlace } from '@app/guide';
import { CONCEPTS } from './concepts.js';
import type { Concept } from './concepts.js';

/** What a wish is held against; places, visits of a plan and events have this form. */
export type Matchable = Pick<TownPlace, 'name' | 'kind' | 'interests'> & {
  readonly note: string;
  /** The concept that an activity was made for, in whatever language it is told. */
  readonly madeFor?: string | undefined;
};

/** From this score on a thing counts as what was wished for. */
export const GOOD_MATCH = 0.5;
const NAMED = 1;
const BY_NAME = 0.85;
const BY_KIND = 0.7;
const BY_NOTE = 0.6;
const BY_INTEREST = 0.55;
const BY_TOKEN = 0.65;

/** Words that say nothing about what is meant. */
const FILLER = new Set(
  'the and one day with for visit see tour trip time good nice some real proper best great favourite famous lots little big small old new city town local typical traditional must from near along around evening night morning afternoon und der die das ein eine les des une una uno los las del della dos day days place places thing things'.split(
    ' ',
  ),
);

/** What people say around a name: wanting, seeing, liking, asking; in six languages. */
const TALK = new Set(
  (
    'course please pls obviously definitely really maybe especially would could should like love want wants wanted need just also some thing stuff way around inside outside above ' +
    'unbedingt bitte sehen will wollen mochte mochten gern gerne auf jeden fall lieber nur mal noch wir ich grosse kleine kinder kids ' +
    'absolument surtout voir aimerait voudrait veux vraiment peut etre avec pour dans ' +
    'seguro ver queremos quiero quisiera gustaria favor tambien sobre todo ' +
    'assolutamente vedere vorrei vorremmo vogliamo anche soprattutto ' +
    'quero queria queremos gostaria tambem sobretudo claro visitar besuchen visiter visitare full whole ganz entero tutto inteiro'
  ).split(' '),
);

/** Words of travellers are endless, so only the latest are remembered. */
const MAX_REMEMBERED = 500;
const conceptsBySaid = new Map<string, readonly Concept[]>();
const rareByTarget = new Map<string, readonly string[]>();

function remember<V>(cache: Map<string, V>, key: string, value: V): void {
  if (cache.size >= MAX_REMEMBERED) cache.clear();
  cache.set(key, value);
}

/** The kinds of things that these words speak of. */
export function conceptsOf(words: string): readonly Concept[] {
  const folded = foldName(words);
  let found = conceptsBySaid.get(folded);
  if (!found) {
    found = CONCEPTS.filter(({ said }) => said.test(`${folded} `));
    remember(conceptsBySaid, folded, found);
  }
  return found;
}

const oneSpelling = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/s$/, '');
const tokensOf = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length > 2 && !FILLER.has(word) && !TALK.has(word));

/** Words of a target that name something: neither fillers nor words for a kind of thing. */
export function rareTokens(target: string): readonly string[] {
  let found = rareByTarget.get(target);
  if (!found) {
    found = tokensOf(target).filter((word) => word.length > 3 && !CONCEPTS.some(({ said }) => said.test(`${word} `)));
    remember(rareByTarget, target, found);
  }
  return found;
}

/** What the wish names, in its own words where it has no key words. */
export const targetsOf = (wish: Pick<Wish, 'targets' | 'said'>): readonly string[] => (wish.targets.length > 0 ? wish.targets : [wish.said]);

const BETWEEN_NAMES = /\s*(?:,|;|\/|&|\+|\s(?:or|oder|ou|oppure|and|und|et)\s)\s*/iu;
const MIN_NAME_CHARS = 4;
const MIN_WORD_CHARS = 3;
/** "The Taj at sunrise" names the Taj. */
const LIGHT =
  /\s*(?:\b(?:at|by|in|am|beim|bei|zum|au|al|ao|all)\b\s*)?(?:\b(?:sunrise|sunset|dawn|dusk|sonnenaufgang|sonnenuntergang|lever du soleil|coucher du soleil|coucher de soleil|amanecer|atardecer|alba|tramonto|nascer do sol|por do sol|p\u00f4r do sol)\b).*$/iu;

/** The names in a target that speaks of several: "Elafonissi oder Balos" is answered by either. */
export function namesIn(target: string): readonly string[] {
  const parts = target.split(BETWEEN_NAMES).filter((part) => part.length >= MIN_NAME_CHARS);
  const inLight = target.replace(LIGHT, '').trim();
  return [target, ...(inLight.length >= MIN_WORD_CHARS && inLight !== target ? [inLight] : []), ...(parts.length > 1 ? parts : [])];
}

function conceptScore(concept: Concept, thing: Matchable): number {
  if (thing.madeFor === concept.id) return BY_NAME;
  if (concept.shows.test(`${foldName(thing.name)} `)) return BY_NAME;
  if (concept.kinds.includes(thing.kind)) return BY_KIND;
  if (thing.note !== '' && concept.shows.test(`${foldName(thing.note)} `)) return BY_NOTE;
  return thing.interests.some((interest) => concept.interests.includes(interest)) ? BY_INTEREST : 0;
}

/** A word of this length is shared by no chance. */
const LONG_WORD_CHARS = 7;
const sharesLong = (rare: readonly string[], words: ReadonlySet<string>): boolean =>
  rare.some((word) => word.length >= LONG_WORD_CHARS && words.has(oneSpelling(word)));

/** Kinds of things that are on at their time of the year; a brewery is no Oktoberfest. */
const EVENT_CONCEPTS: ReadonlySet<string> = new Set([
  'christmas_market',
  'carnival',
  'festival',
  'cherry_blossom',
  'flowers',
  'cemetery',
  'northern_lights',
  'stadium',
  'opera',
]);

/** How a wish is read: a proper name is only answered by what bears it, an event by what is on, anything else by its kind too. */
export type Reading = 'proper' | 'event' | 'usual';
const readingOf = (kind: Wish['kind']): Reading => (kind === 'place' || kind === 'day_trip' ? 'proper' : kind === 'event' ? 'event' : 'usual');

/** How well a thing answers one target, 0 to 1. */
export function targetScore(target: string, thing: Matchable, reading: Reading): number {
  if (namesPlace(target, thing.name)) return NAMED;
  const rare = rareTokens(target);
  const words = new Set(tokensOf(`${thing.name} ${thing.note}`).map(oneSpelling));
  const shared = rare.filter((word) => words.has(oneSpelling(word))).length;
  if (rare.length > 0 && shared === rare.length) return BY_NAME;
  if (reading === 'proper' && rare.length > 0) return shared * 2 > rare.length || (shared > 0 && sharesLong(rare, words)) ? BY_TOKEN : 0;
  const concepts = conceptsOf(target).filter(({ id }) => reading !== 'event' || EVENT_CONCEPTS.has(id));
  const byConcept = concepts.reduce((best, concept) => Math.max(best, conceptScore(concept, thing)), 0);
  return Math.max(byConcept, shared > 0 && reading !== 'event' ? BY_TOKEN : 0);
}

/** How well a thing answers the wish, 0 to 1; {@link GOOD_MATCH} and more is an answer. */
export function wishScore(wish: Pick<Wish, 'targets' | 'said' | 'kind'>, thing: Matchable): number {
  const reading = readingOf(wish.kind);
  return targetsOf(wish)
    .flatMap(namesIn)
    .reduce((best, target) => Math.max(best, targetScore(target, thing, reading)), 0);
}

/** Words of the wish's own name for something; none where it only speaks of a kind of thing. */
export const ownNames = (wish: Pick<Wish, 'targets' | 'said'>): readonly string[] =>
  targetsOf(wish)
    .slice(0, 1)
    .flatMap((target) => (namesIn(target).length > 1 ? namesIn(target).slice(1) : [target]))
    .filter((name) => rareTokens(name).length > 0);

/** True when the thing bears one of the wish's own names, or the wish only speaks of its kind. */
export function answersByName(wish: Pick<Wish, 'targets' | 'said'>, thing: Matchable): boolean {
  const names = ownNames(wish);
  return names.length === 0 || names.some((name) => targetScore(name, thing, 'proper') >= GOOD_MATCH);
}

/** From this score on a thing is what was said, not only of its kind. */
const SAID_MATCH = BY_NAME;

/** True when one of the wishes for something to see or do means this very thing; then no other wish rules it out. */
export const isAskedFor = (thing: Matchable, wishes: readonly Pick<Wish, 'targets' | 'said' | 'kind'>[]): boolean =>
  wishes.some((wish) => (wish.kind === 'place' || wish.kind === 'activity' || wish.kind === 'event') && wishScore(wish, thing) >= SAID_MATCH);
