import type { ActionRun } from '@app/contracts';
import { hang, printable } from './text.js';

const STATUS_WORDS: Readonly<Record<string, string>> = { awaiting_review: 'awaits approval', awaiting_input: 'needs answers', in_progress: 'at work' };
const SIGNS: Readonly<Record<string, string>> = { done: '✔', undone: '↩', failed: '✘', denied: '✘', deferred: '…', in_doubt: '?' };

/** A run of actions in lines: each step with what it changes or what came of it, then what is to be done next. */
export function renderActionRun(run: ActionRun, width: number): string[] {
  const lines = [`${run.actionId} · ${STATUS_WORDS[run.status] ?? run.status}`];
  for (const { id, title, risk, result, diff } of run.steps) {
    const sign = result ? (SIGNS[result.status] ?? '·') : '·';
    lines.push(...hang(`  ${sign} ${id} `, printable(`${title}${risk === 'high' ? ' (high risk)' : ''}${result ? `: ${result.text}` : ''}`), width));
    if (result?.href) lines.push(`      ${printable(result.href)}`);
    if (!result) for (const { op, what } of diff.slice(0, MAX_DIFF_LINES)) lines.push(...hang(`      ${op} `, printable(what), width));
    if (!result && diff.length > MAX_DIFF_LINES) lines.push(`      and ${diff.length - MAX_DIFF_LINES} more`);
  }
  for (const { question } of run.proposal?.doubts ?? []) lines.push(...hang('  ? ', printable(question), width));
  if (run.summary) lines.push('', ...hang('', printable(run.summary.text), width));
  return lines;
}

const MAX_DIFF_LINES = 5;
