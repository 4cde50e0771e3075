import { eventsSaid, isHeldIn } from '@app/guide';
import type { NamedEvent } from '@app/guide';
import { compile } from '../languages/compile.js';
import { FESTIVALS } from '../languages/festivals.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { Clause } from './clauses.js';
import type { DraftWish } from './timed-wishes.js';

/** What of a text says which events are meant. */
export interface EventContext {
  readonly folded: string;
  readonly text: string;
  readonly words: LanguageWords;
  /** Towns that the text names, where the trip starts left out. */
  readonly towns: readonly { readonly name: string; readonly countryCode: string }[];
}

const MAX_SAID = 300;

/** "For Day of the Dead 2027" says both when to go and what for. */
const isFestival = (said: string, words: LanguageWords): boolean =>
  FESTIVALS.some(([pattern]) => compile(words, pattern).exec(said.trim())?.[0] === said.trim());

/** Events that people travel for, by the names they have in any language; what says a date or a place is none, and what is refused neither. */
export function eventWishes({ folded, text, words, towns }: EventContext, clauses: readonly Clause[], isTaken: Uint8Array): DraftWish[] {
  // "L'escalade" in Chamonix is climbing: one word is an event only where that event is held. Without a town, its full name says enough.
  const isMeant = ({ event, start, end }: NamedEvent): boolean =>
    towns.length > 0 ? towns.some((town) => isHeldIn(event, town)) : folded.slice(start, end).trim().includes(' ');
  const isSpoken = ({ start, end }: NamedEvent): boolean => isTaken.slice(start, end).includes(1) && !isFestival(folded.slice(start, end), words);
  const named = eventsSaid(folded).filter((one) => isMeant(one) && !isSpoken(one));
  return [...new Map(named.map((one) => [one.start, one])).values()].flatMap(({ event, start, end }): DraftWish[] => {
    const clause = clauses.find((one) => start >= one.start && start < one.end);
    if (!clause || clause.isRefused || compile(words, words.wishes.not).test(folded.slice(clause.start, start))) return [];
    const said = text.slice(clause.start, clause.end).trim().slice(0, MAX_SAID);
    return [{ said, kind: 'event', targets: [event.name, text.slice(start, end)], often: 'once', must: true, start, end }];
  });
}
