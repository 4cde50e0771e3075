import type { WishKind } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { withoutPoliteness } from './clauses.js';
import type { Clause } from './clauses.js';

/** "Motoneige non": nothing stands behind the refusal. */
export const isRefusedBehind = (said: string, words: LanguageWords): boolean =>
  compile(words, `\\p{L}+["'’”»]?[,:?!.]? +(?:${words.wishes.notBehind})`, 'left').test(withoutPoliteness(said));

/** The life at home and earlier trips, in all languages that are read: "we live on a beach", "we did the museums last time". */
const TOLD =
  /(?<!\p{L})(?:(?:we|i)(?: \p{L}+)? live|(?:have|got) (?:it|them|one|that) at home|(?:wir|ich) (?:\p{L}+ )?(?:wohnen?|leben?) (?:am|an|in|im|auf|direkt)|haben wir (?:daheim|zu ?hause)|(?:on|nous|j['’]) ?habit\p{L}+|(?:vivimos|vivo) (?:en|al|a|cerca|junto)|(?:abitiamo|abito|viviamo|vivo) (?:al|in|a|sul|vicino|nel)|(?:moramos|moro|a gente mora|vivemos) (?:em|no|na|perto|a)|last (?:time|year) we|(?:did|saw) (?:it|them|that|all that) (?:last|already|before))(?!\p{L})/u;

/** The first refusal of a clause that belongs to no wish of its own: "not before ten to the museum" wants the museum. */
export const refusalIn = (
  said: string,
  clause: Clause,
  tokens: readonly { readonly start: number; readonly end: number }[],
  words: LanguageWords,
): RegExpExecArray | null =>
  [...said.matchAll(compile(words, words.wishes.not))].find(({ index, 0: { length } }) => {
    const at = clause.start + index;
    return tokens.some(({ start, end }) => start < at + length && at < end);
  }) ?? null;

/** "Not" says less than "no": what it stands before is as often a thought as a thing. */
const WEAK = /^(?:not|isn'?t|nicht|pas|non|nao|no)$/;
const STRONG_ALONE: ReadonlySet<string> = new Set(['en']);
export function isWeaklyRefused(said: string, words: LanguageWords): boolean {
  const refusal = compile(words, words.wishes.not).exec(said)?.[0] ?? '';
  const isLast = said.trim().endsWith(` ${refusal}`);
  return WEAK.test(refusal) && !isLast && !(refusal === 'no' && STRONG_ALONE.has(words.code));
}

/** Kinds of concepts that a remark about the writers holds as often as a wish: "broke student here". */
const SAID_OF_ONESELF: ReadonlySet<WishKind> = new Set(['mood', 'company']);

/** A remark asks for nothing, unless it names something to see, do or keep to. */
export const isComment = (said: string, kinds: readonly WishKind[], words: LanguageWords): boolean =>
  TOLD.test(said) || (occurs(words, words.wishes.comment, said) && kinds.every((kind) => SAID_OF_ONESELF.has(kind)));
