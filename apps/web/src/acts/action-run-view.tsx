import type { JSX } from 'preact';
import type { ActionRun } from '@app/contracts';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { money, withDates } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { ActionQuestions } from './action-questions.js';
import type { ActionsDesk } from './actions-desk.js';

type Step = ActionRun['steps'][number];
type Line = Step['diff'][number];

const OPS = { add: 'plus', remove: 'minus', send: 'send' } as const satisfies Record<Line['op'], IconName>;
const ENDED: ReadonlySet<ActionRun['status']> = new Set(['complete', 'refused', 'failed', 'cancelled', 'expired', 'limit_reached']);

interface RunProps {
  readonly run: ActionRun;
  readonly desk: ActionsDesk;
}

/** One wish to act: its steps with what they change and cost, what a person decides, and what was done. */
export function ActionRunView({ run, desk }: RunProps): JSX.Element {
  const { request, status, steps, pendingQuestions, summary, error, actionId, undoes } = run;
  const isOff = desk.isSending.value;
  const canUndo = ENDED.has(status) && undoes === null && steps.some(({ result }) => result?.status === 'done');
  return (
    <li class="act">
      <p>
        <b>{undoes === null ? request : t('acts.undoing')}</b> <span class={`state state-${status}`}>{named('status', status, status)}</span>
      </p>
      <ul class="act-steps">
        {steps.map((step) => (
          <StepView key={step.id} step={step} />
        ))}
      </ul>
      {pendingQuestions.length > 0 && status === 'awaiting_input' && (
        <ActionQuestions questions={pendingQuestions} isOff={isOff} onAnswer={(answers) => void desk.answer(actionId, answers)} />
      )}
      <Proposal run={run} desk={desk} />
      {summary && <p>{summary.text}</p>}
      {summary?.fallback && <p class="bad">{summary.fallback.text}</p>}
      {error && <p class="trouble">{error.message}</p>}
      <div class="buttons">
        {canUndo && (
          <button type="button" class="second small" disabled={isOff} onClick={() => void desk.undo(actionId)}>
            <Icon name="undo" />
            {t('edit.undo')}
          </button>
        )}
        {!ENDED.has(status) && (
          <button type="button" class="ghost small" disabled={isOff} onClick={() => void desk.cancel(actionId)}>
            {t('trips.cancel')}
          </button>
        )}
      </div>
    </li>
  );
}

/** A step with what it changes outside, what it costs, why it waits, and its receipt. */
function StepView({ step: { title, risk, policy, diff, costEstimate, result } }: { readonly step: Step }): JSX.Element {
  return (
    <li>
      <p>
        {title} {risk === 'high' && <span class="badge">{t('acts.noticed')}</span>}{' '}
        {costEstimate.amountCents > 0 && <b>{money(costEstimate.amountCents / 100, costEstimate.currency)}</b>}
      </p>
      <Changes lines={diff} />
      {policy?.why && !result && <p class="faint">{policy.why}</p>}
      {result && (
        <p class={result.status === 'done' || result.status === 'undone' ? 'good' : 'faint'}>
          {named('actResult', result.status, result.status)}: {result.text}{' '}
          {result.href && (
            <a href={result.href} target="_blank" rel="noreferrer">
              {t('acts.open')}
            </a>
          )}
        </p>
      )}
    </li>
  );
}

/** More lines wait in a fold. */
const MOST_SHOWN = 4;

function Changes({ lines }: { readonly lines: readonly Line[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  const show = ({ op, what, detail }: Line, index: number): JSX.Element => (
    <li key={index} class={`diff-${op === 'remove' ? 'removed' : 'added'}`}>
      <Icon name={OPS[op]} />
      <span>{what}</span>
      <span class="faint">{detail && withDates(detail)}</span>
    </li>
  );
  const rest = lines.slice(MOST_SHOWN);
  return (
    <>
      <ul class="diff">{lines.slice(0, MOST_SHOWN).map(show)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('diff.more', { count: rest.length })}</summary>
          <ul class="diff">{rest.map(show)}</ul>
        </details>
      )}
    </>
  );
}

/** What waits for a person: steps to approve or leave out, and steps of which nobody knows whether they happened. */
function Proposal({ run, desk }: RunProps): JSX.Element | null {
  const { proposal, status } = run;
  if (!proposal || status !== 'awaiting_review') return null;
  const ids = proposal.steps.map(({ stepId }) => stepId);
  const isOff = desk.isSending.value;
  return (
    <div class="stack act-proposal">
      {ids.length > 0 && (
        <div class="buttons">
          <button type="button" disabled={isOff} onClick={() => void desk.decide(run, { steps: ids })}>
            {t('acts.approve', { count: ids.length })}
          </button>
          <button type="button" class="second" disabled={isOff} onClick={() => void desk.decide(run, { decline: ids })}>
            {t('acts.decline')}
          </button>
        </div>
      )}
      {proposal.doubts.map(({ stepId, title, question, options }) => (
        <div key={stepId} class="buttons">
          <p>
            <b>{title}</b>: {question}
          </p>
          {options.map((option) => (
            <button key={option} type="button" class="second small" disabled={isOff} onClick={() => void desk.decide(run, { doubts: { [stepId]: option } })}>
              {t(`acts.doubt.${option}`)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
