import { NavigoError, RequestError } from '@app/contracts';
import { printable } from '../render/text.js';

/** What went wrong in words for a terminal, with every field by the name that `nameOfPath` gives it. */
export function describeError(error: unknown, nameOfPath: (path: string) => string = printable): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof NavigoError && error.code !== 'VALIDATION_ERROR' ? ` (${error.code})` : '';
  const issues = error instanceof RequestError ? error.issues : [];
  // The gateway repeats its first issue as the message; once is enough.
  const headline = issues[0] && message.includes(issues[0].message) ? 'The request cannot be used' : printable(message);
  return `error: ${headline}${code}\n${issues.map((issue) => `  ${nameOfPath(issue.path)}: ${printable(issue.message)}\n`).join('')}`;
}
