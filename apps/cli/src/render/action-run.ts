import type { ActionRun } from '@app/contracts';
import { hang, printable } from './text.js';

const STATUS_WORDS: Readonly<Record<string, string>> = { awaiting_review: 'awaits approval', awaiting_input: 'needs answers', in_progress: 'at work' };
const SIGNS: Readonly<Record<string, string>> = { done: '✔', undone: '↩', failed: '✘', denied: '✘', deferred: '…', in_doubt: '?' };

const MAX_DIFF_LINES = 5;
type ShownStep = ActionRun['steps'][number];

/** What a step would change, or what came of it. */
function stepLines({ id, title, risk, result, diff }: ShownStep, width: number): string[] {
  const sign = result ? (SIGNS[result.status] ?? '·') : '·';
  const head = hang(`  ${sign} ${id} `, printable(`${title}${risk === 'high' ? ' (high risk)' : ''}${result ? `: ${result.text}` : ''}`), width);
  if (result) return [...head, ...(result.href === null ? [] : [`      ${printable(result.href)}`])];
  const more = diff.length > MAX_DIFF_LINES ? [`      and ${diff.length - MAX_DIFF_LINES} more`] : [];
  return [...head, ...diff.slice(0, MAX_DIFF_LINES).flatMap(({ op, what }) => hang(`      ${op} `, printable(what), width)), ...more];
}

/** A run of actions in lines: each step with what it changes or what came of it, then what is to be done next. */
export function renderActionRun(run: ActionRun, width: number): string[] {
  return [
    `${run.actionId} · ${STATUS_WORDS[run.status] ?? run.status}`,
    ...run.steps.flatMap((step) => stepLines(step, width)),
    ...(run.proposal?.doubts ?? []).flatMap(({ question }) => hang('  ? ', printable(question), width)),
    ...(run.summary ? ['', ...hang('', printable(run.summary.text), width)] : []),
  ];
}
