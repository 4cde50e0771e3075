import type { z } from 'zod';

/** What a limit counts, by the kind of value; a number is its own measure. */
const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Why a value cannot be used, in the words of a command line: the library's own words are for programmers. */
export function wordsOfIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  if (issue.code === 'too_small') return limit(issue.origin, 'at least', issue.minimum);
  if (issue.code === 'too_big') return limit(issue.origin, 'at most', issue.maximum);
  return issue.message;
}

function limit(origin: string, bound: string, amount: number | bigint): string {
  const unit = COUNTED[origin];
  return unit === undefined ? `must be ${bound} ${amount}` : `must have ${bound} ${amount}${unit}`;
}
