import type { z } from 'zod';
import { toStorableText } from '@app/contracts';
import { toStorableJson } from '@app/contracts';
import { isJsonObject } from './answer-schema.js';
import type { AnswerSchema } from './answer-schema.js';
import { withoutOptionalNulls } from './optional-nulls.js';

/** The name of a language behind the opening fence. */
const FENCE_NAME = /^[a-z]{1,12}\s/i;
const MAX_ISSUES = 5;
const MAX_ISSUE_CHARS = 200;

export type ReadAnswer<T> = { readonly usable: true; readonly value: T } | { readonly usable: false; readonly issues: readonly string[] };

/** The value in a model's text: the text itself, a fenced block, or what stands between the outer braces; the first that fits wins. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>, shape: AnswerSchema): ReadAnswer<T> {
  const candidates = [...jsonValuesIn(text)].map((json) => checkAnswer(withoutOptionalNulls(unwrap(json, shape), shape.plain), schema));
  return candidates.find((candidate) => candidate.usable) ?? candidates[0] ?? { usable: false, issues: ['the answer holds no JSON value'] };
}

/** The parsed value with storable text, or the first five issues as `path: message`. */
export function checkAnswer<T>(json: unknown, schema: z.ZodType<T>): ReadAnswer<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { usable: true, value: parsed.data };
  const issues = parsed.error.issues.slice(0, MAX_ISSUES);
  return { usable: false, issues: issues.map(({ path, message }) => toStorableText(`${path.join('.') || 'answer'}: ${message}`.slice(0, MAX_ISSUE_CHARS))) };
}

function* jsonValuesIn(text: string): Generator<unknown> {
  for (const source of sourcesIn(text)) {
    try {
      yield toStorableJson(JSON.parse(source));
    } catch {
      // Not JSON: the next source may be, and having none is reported.
    }
  }
}

function* sourcesIn(text: string): Generator<string> {
  yield text;
  for (const [index, block] of text.split('```').entries()) if (index % 2 === 1) yield block.replace(FENCE_NAME, '');
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from >= 0 && to > from) yield text.slice(from, to + 1);
}

/** Servers without structured output may leave the wrapper out, so it is taken off only where it is there. */
function unwrap(json: unknown, shape: AnswerSchema): unknown {
  return shape.wrapped && isJsonObject(json) && Object.keys(json).length === 1 && 'value' in json ? json['value'] : json;
}
