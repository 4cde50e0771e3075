import { z } from 'zod';

const LONE_SURROGATE = /\p{Surrogate}/u;
const NUL = '\u0000';
export const MAX_TEXT_CHARS = 8_000;

/** True when Postgres can store the text and every client can show it: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes(NUL) && !LONE_SURROGATE.test(text);

/** Removes what {@link isStorableText} refuses; for text from models and providers, never for what a person sent. */
export const toStorableText = (text: string): string => text.replaceAll(NUL, '').replace(/\p{Surrogate}/gu, '\uFFFD');

const STORABLE_MESSAGE = 'contains a NUL or half of a surrogate pair; send well-formed Unicode text';

/**
 * The text with runs of three or more blanks made two, line breaks kept: expressions that read words allow for two at most, because each
 * open-ended `\s*` beside another costs the square of a run.
 */
export const withShortBlanks = (text: string): string =>
  text.replace(/\s{3,}/g, (blanks) => (blanks.includes('\n') ? '\n'.repeat(Math.min(2, blanks.split('\n').length - 1)) : '  '));

/** A text field of at most `maxChars` UTF-16 units that can be stored as it is. */
export const storableText = (maxChars: number, minChars = 0) => z.string().min(minChars).max(maxChars).refine(isStorableText, { error: STORABLE_MESSAGE });

/** Anything that a reader sees: not white space, the blank of Braille, controls, zero-width characters or other signs that are never shown. */
const VISIBLE = /[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Free text of a person: at least one character that can be seen. */
export const personText = storableText(MAX_TEXT_CHARS, 1).refine((text) => VISIBLE.test(text), { error: 'is empty' });
