import type { Wish } from '@app/contracts';
import { foldName, namesPlace } from '@app/guide';
import type { TownPlace } from '@app/guide';
import { CONCEPTS } from './concepts.js';
import type { Concept } from './concepts.js';
import { DONE, EXHIBITS, LOOSELY_TAGGED, OUTDOORS, RIDDEN } from './deeds.js';
import { COMMON, spelled } from './same-word.js';
import { isInside, kindsSaid, remember } from './said-kinds.js';

/** What a wish is held against; places, visits of a plan and events have this form. */
export type Matchable = Pick<TownPlace, 'name' | 'kind' | 'interests' | 'alsoCalled'> & {
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
/** Of the kind that was asked for, but not known to be the narrower thing that was said: shops for wool shops. */
const NARROWER = 0.54;
/** What comes near to the wish and only stands for it. */
const STANDS_FOR = 0.52;
/** From this score on a thing is what was wished for; below it the plan only holds what comes nearest. */
export const SURE_MATCH = BY_INTEREST;
/** Up to this score nothing of the kind is known, so time is set aside for it as well. */
export const OPEN_MATCH = STANDS_FOR;
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
    'quero queria queremos gostaria tambem sobretudo claro visitar besuchen visiter visitare full whole ganz entero tutto inteiro ' +
    'easy gentle short long quiet pretty beautiful lovely cosy cozy cute hidden historic ancient authentic free cheap local independent quirky fresh whatever looking ' +
    'maybe perhaps into keen doing having going class lesson tasting watching riding ride rides spotting grove lessons course music classical musik klassik klassische klassischer musique classique musica classica clasica ' +
    'horen fahren schauen laufen spazieren bummeln ansehen probieren kosten erleben ausprobieren entdecken schlendern hinterher ' +
    'ecouter admirer decouvrir gouter essayer flaner marcher escuchar pasear probar conocer subir caminar disfrutar suena ' +
    'ascoltare provare passeggiare salire camminare scoprire ouvir provar passear caminhar curtir ' +
    'hear listen climb stroll wander explore try taste grab catch check enjoy sample hang float across after before happens ' +
    'schon schone schoner schones gute guten gutes richtig echte alte alten kleinen gemutlich gemutliche gemutlichen urig urige urigen ruhig ruhige einfach leichte leichten sitzen ' +
    'gehen machen essen trinken einmal paar hubsch hubsche pflicht grunen besichtigen anschauen abends ' +
    'facile faciles beau beaux belle belles joli jolie jolis vrai vrais petite petits petites vieux vieille bon bons bonne faire prendre manger boire obligatoire absolu ' +
    'facil faciles bonito bonita bonitos bonitas bueno buenos buena buenas lindo pequeno pequenos pequena antiguo antiguas viejo tranquilo tranquila hacer comer beber tomar gratis barato baratas ' +
    'bello bella belli belle buono buoni buona vero veri piccolo piccoli piccola antico antichi vecchio tranquillo facili fare mangiare bere piace piacciono ' +
    'precisa precisam needs braucht besoin necesita serve bisogno bonitas bons boas antigo antigos antiga tranquilo fazer beber comer adoro gosto adora'
  ).split(' '),
);

const conceptsBySaid = new Map<string, readonly Concept[]>();
const rareByTarget = new Map<string, readonly string[]>();

/** Something is played: where it is heard, a pub or a bar, says less. */
const PLAYED: ReadonlySet<string> = new Set(['live_music', 'jazz', 'flamenco', 'fado', 'tango', 'opera']);
const HEARD_IN: ReadonlySet<string> = new Set(['beer', 'nightlife', 'wine_bar', 'wine', 'whisky', 'rooftop', 'old_town', 'church']);

/** Something to make: the words beside it say of what. */
const WORKSHOP = 'crafts';
const MADE_OF: ReadonlySet<string> = new Set([WORKSHOP, 'pottery', 'cooking_class', 'dance']);

/** The kinds of things that these words speak of; what lies inside a longer phrase is not meant: a flea market is no market like others. */
export function conceptsOf(words: string): readonly Concept[] {
  const folded = `${foldName(words)} `;
  let found = conceptsBySaid.get(folded);
  if (!found) {
    const spans = kindsSaid(folded);
    const meant = new Set(spans.filter((span) => !spans.some((other) => isInside(span, other))).map(({ concept }) => concept));
    const isMade = [...meant].some(({ id }) => id === WORKSHOP);
    const isPlayed = [...meant].some(({ id }) => PLAYED.has(id));
    found = CONCEPTS.filter((concept) => meant.has(concept) && (!isMade || MADE_OF.has(concept.id)) && !(isPlayed && HEARD_IN.has(concept.id)));
    remember(conceptsBySaid, folded, found);
  }
  return found;
}

const tokensOf = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length > 2 && !FILLER.has(word) && !TALK.has(word));

/** Words of a target that name something: neither fillers nor words for a kind of thing. */
export function rareTokens(target: string): readonly string[] {
  let found = rareByTarget.get(target);
  if (!found) {
    const folded = `${foldName(target)} `;
    const spans = kindsSaid(folded);
    const isOfKind = (at: number): boolean => spans.some(({ start, end }) => start <= at && at < end);
    const said = new Set([...folded.matchAll(/\S+/g)].filter(({ index }) => isOfKind(index)).map(([word]) => word));
    found = tokensOf(target).filter((word) => word.length > 3 && !said.has(word));
    remember(rareByTarget, target, found);
  }
  return found;
}

/** What the wish names, in its own words where it has no key words. */
export const targetsOf = (wish: Pick<Wish, 'targets' | 'said'>): readonly string[] => (wish.targets.length > 0 ? wish.targets : [wish.said]);

const BETWEEN_NAMES = /\s{0,2}(?:,|;|\/|&|\+|\s(?:or|oder|ou|oppure|and|und|et)\s)\s{0,2}/iu;
const MIN_NAME_CHARS = 4;
const MIN_WORD_CHARS = 3;
/** "The Taj at sunrise" names the Taj. */
const LIGHT =
  /\s{0,2}(?:\b(?:at|by|in|am|beim|bei|zum|au|al|ao|all)\b\s{0,2})?(?:\b(?:sunrise|sunset|dawn|dusk|sonnenaufgang|sonnenuntergang|lever du soleil|coucher du soleil|coucher de soleil|amanecer|atardecer|alba|tramonto|nascer do sol|por do sol|p\u00f4r do sol)\b).*$/iu;

/** The names in a target that speaks of several: "Elafonissi oder Balos" is answered by either. */
export function namesIn(target: string): readonly string[] {
  const parts = target.split(BETWEEN_NAMES).filter((part) => part.length >= MIN_NAME_CHARS);
  const inLight = target.replace(LIGHT, '').trim();
  return [target, ...(inLight.length >= MIN_WORD_CHARS && inLight !== target ? [inLight] : []), ...(parts.length > 1 ? parts : [])];
}

function kindScore(concept: Concept, thing: Matchable): number {
  if (concept.shows.test(`${foldName(thing.name)} `)) return BY_NAME;
  if (concept.kinds.includes(thing.kind)) return BY_KIND;
  if (thing.note !== '' && concept.shows.test(`${foldName(thing.note)} `)) return BY_NOTE;
  if (!thing.interests.some((interest) => concept.interests.includes(interest))) return 0;
  return LOOSELY_TAGGED.has(concept.id) ? STANDS_FOR : BY_INTEREST;
}

function conceptScore(concept: Concept, thing: Matchable): number {
  if (thing.madeFor !== undefined) return thing.madeFor === concept.id ? BY_NAME : 0;
  const score = kindScore(concept, thing);
  return (DONE.has(concept.id) || OUTDOORS.has(concept.id)) && EXHIBITS.has(thing.kind) ? Math.min(score, STANDS_FOR) : score;
}

/** A word of this length is shared by no chance. */
const LONG_WORD_CHARS = 7;
/** Half of the words of a name, or a long one of them; words that many names have tell none of them. */
const isHalfNamed = (rare: readonly string[], found: readonly string[]): boolean => {
  const telling = found.filter((word) => !COMMON.has(word));
  return telling.length > 0 && (found.length * 2 >= rare.length || telling.some((word) => word.length >= LONG_WORD_CHARS));
};

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

/** Names are looked for in notes too ("Caravaggio"); everyday words are found there by chance. */
const namesSomething = (target: string): boolean => /(?:^|\s)\p{Lu}/u.test(target);

const SHORTEST_ALIAS_CHARS = 4;
/** "DMZ", "MoMA" */
const isInitials = (alias: string): boolean =>
  alias.length >= MIN_WORD_CHARS && (alias.match(/\p{Lu}/gu) ?? []).length >= MIN_WORD_CHARS && !alias.includes(' ');

/** The wish holds the whole of the other name, or is a part of it that ends with a word. */
const bearsAlias = (wanted: string, alias: string): boolean =>
  alias.length >= SHORTEST_ALIAS_CHARS &&
  (` ${wanted} `.includes(` ${alias} `) || (wanted.length >= SHORTEST_ALIAS_CHARS && ` ${alias} `.includes(` ${wanted} `)));

/** The target is the thing's own name, or another that people have for it. */
function calledScore(target: string, { name, alsoCalled = [] }: Matchable, isKindOnly: boolean): number {
  const folded = foldName(target);
  if (isKindOnly ? [name, ...alsoCalled].some((one) => foldName(one) === folded) : namesPlace(target, name)) return NAMED;
  const bears = (one: string): boolean => bearsAlias(folded, foldName(one)) || (` ${folded} `.includes(` ${foldName(one)} `) && isInitials(one));
  return alsoCalled.some(bears) ? BY_NAME : 0;
}

/** Words of things by themselves and with those of their notes; the places of a town are held against each wish of each trip. */
const wordsByThing = { named: new WeakMap<Matchable, ReadonlySet<string>>(), told: new WeakMap<Matchable, ReadonlySet<string>>() };

function wordsOf(thing: Matchable, withNote: boolean): ReadonlySet<string> {
  const cache = wordsByThing[withNote ? 'told' : 'named'];
  const known = cache.get(thing);
  if (known) return known;
  const words = new Set(tokensOf(`${thing.name} ${(thing.alsoCalled ?? []).join(' ')} ${withNote ? thing.note : ''}`).map(spelled));
  cache.set(thing, words);
  return words;
}

function isRideElsewhere(target: string, thing: Matchable): boolean {
  const ridden = conceptsOf(target).filter(({ id }) => RIDDEN.has(id));
  return ridden.length > 0 && ridden.every((concept) => conceptScore(concept, thing) < BY_INTEREST);
}

/** All words of the name are the thing's; what only its note tells of Pompeii is seen there, but is no Pompeii. */
function wholeNameScore(target: string, thing: Matchable, rare: readonly string[]): number {
  if (isRideElsewhere(target, thing)) return STANDS_FOR;
  const named = wordsOf(thing, false);
  return rare.every((word) => named.has(spelled(word))) ? BY_NAME : BY_NOTE;
}

/** How well a thing answers one target, 0 to 1. */
export function targetScore(target: string, thing: Matchable, reading: Reading): number {
  const rare = rareTokens(target);
  const isKindOnly = rare.length === 0 && conceptsOf(target).length > 0;
  const called = calledScore(target, thing, isKindOnly);
  if (called > 0) return called;
  const words = wordsOf(thing, namesSomething(target));
  const found = rare.filter((word) => words.has(spelled(word)));
  if (rare.length > 0 && found.length === rare.length) return wholeNameScore(target, thing, rare);
  // "Art nouveau street" is not every street.
  const shared = found.filter((word) => !COMMON.has(word)).length;
  if (reading === 'proper' && rare.length > 0) return isHalfNamed(rare, found) ? BY_TOKEN : 0;
  const concepts = conceptsOf(target).filter(({ id }) => reading !== 'event' || EVENT_CONCEPTS.has(id));
  // What notes tell of a museum is no feast.
  const seen = reading === 'event' ? { ...thing, note: '' } : thing;
  // Riding in the park is done on a horse, wherever it is.
  const isDeed = concepts.some(({ id }) => DONE.has(id));
  const scoreFor = (concept: Concept): number => Math.min(conceptScore(concept, seen), isDeed && !DONE.has(concept.id) ? STANDS_FOR : NAMED);
  const byConcept = concepts.reduce((best, concept) => Math.max(best, scoreFor(concept)), 0);
  if (shared > 0) return withSharedName(byConcept, isDeed, reading);
  return rare.length > 0 ? Math.min(byConcept, NARROWER) : byConcept;
}

/** A walk along the caldera is no dive there: a shared name does not make a deed, and makes no event of anything. */
function withSharedName(byConcept: number, isDeed: boolean, reading: Reading): number {
  if (isDeed && byConcept < BY_INTEREST) return Math.min(byConcept, STANDS_FOR);
  return isDeed || reading !== 'event' ? Math.max(byConcept, BY_TOKEN) : Math.min(byConcept, NARROWER);
}

const ofOneKind = (concepts: readonly Concept[], others: readonly Concept[]): boolean =>
  concepts.length === 0 || others.length === 0 || concepts.some((concept) => others.includes(concept));

/** What one of the targets behind the first is worth: no more than the first allows where it says what is meant. */
function furtherScore(target: string, first: string, thing: Matchable, reading: Reading): number {
  const score = targetScore(target, thing, reading);
  const leading = conceptsOf(first);
  if (leading.length === 0 || (score === NAMED && rareTokens(target).length > 0)) return score;
  if (!ofOneKind(conceptsOf(target), leading)) return Math.min(score, STANDS_FOR);
  return conceptsOf(target).length > 0 && rareTokens(first).length > 0 ? Math.min(score, NARROWER) : score;
}

/** How well a thing answers the wish, 0 to 1; {@link GOOD_MATCH} and more is an answer. */
export function wishScore(wish: Pick<Wish, 'targets' | 'said' | 'kind'>, thing: Matchable): number {
  const reading = readingOf(wish.kind);
  const [first = '', ...further] = targetsOf(wish);
  const own = namesIn(first).reduce((best, target) => Math.max(best, targetScore(target, thing, reading)), 0);
  return further.flatMap(namesIn).reduce((best, target) => Math.max(best, furtherScore(target, first, thing, reading)), own);
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

/** True when a wish names this very thing; then no refusal of its kind rules it out. Who wants to taste a wine has not asked for its museum. */
export const isAskedFor = (thing: Matchable, wishes: readonly Pick<Wish, 'targets' | 'said' | 'kind'>[]): boolean =>
  wishes.some((wish) => {
    if (wish.kind !== 'place' && wish.kind !== 'activity' && wish.kind !== 'event') return false;
    const isOnlyAbout = EXHIBITS.has(thing.kind) && targetsOf(wish).some((target) => conceptsOf(target).some(({ id }) => DONE.has(id)));
    return !isOnlyAbout && ownNames(wish).some((name) => targetScore(name, thing, 'proper') >= BY_NAME);
  });
