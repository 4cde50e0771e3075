import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { RequestError } from '@app/contracts';

/** Paths are shown up to this many; one mistake in a long list should not fill a screen. */
const MAX_ISSUES = 20;

/** What `schema` makes of `value`. @throws {RequestError} VALIDATION_ERROR with the path of each refused field. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, MAX_ISSUES).map((issue) => ({ path: pathOf(issue), message: issue.message }));
  const [first] = issues;
  throw new RequestError('VALIDATION_ERROR', first ? `${first.path || 'body'}: ${first.message}` : 'The request is not valid.', issues);
}

/** Unknown keys are named one by one: the field that has to go is what a client needs to know. */
function pathOf(issue: z.core.$ZodIssue): string {
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return keys.map(String).join('.').slice(0, 200);
}

/** Parses one argument of a controller; inside, types can be trusted. */
export class ZodPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    return parseInput(this.schema, value);
  }
}
