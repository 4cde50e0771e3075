import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FieldIssue } from '@app/contracts';

/** Why a tool gave no result; `code` is from the closed list of error codes. */
export interface ToolFailure {
  readonly code: string;
  readonly detail: string;
  readonly issues?: readonly FieldIssue[];
  readonly retryAfterSeconds?: number | undefined;
}

const META_KEY = 'navigo/error';

/** The failure as a model reads it, and once more with its parts for programs under `_meta`. */
export function toolError({ code, detail, issues = [], retryAfterSeconds }: ToolFailure): CallToolResult {
  const lines = issues.filter(({ message }) => !detail.includes(message)).map(({ path, message }) => `\n- ${path}: ${message}`);
  const later = retryAfterSeconds === undefined ? '' : `\nTry again in ${retryAfterSeconds} s.`;
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${detail}${lines.join('')}${later}` }],
    _meta: { [META_KEY]: { code, detail, issues: [...issues], retryAfterSeconds: retryAfterSeconds ?? null } },
  };
}
