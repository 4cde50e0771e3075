import type { JSX } from 'preact';
import { lasting, listed, shortNumber } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { usageIn } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import type { Step, Turn } from '../store/turns.js';
import { now } from '../ui/now.js';
import { Lanes } from './lanes.js';
import { StepNotes } from './step-notes.js';

export const doing = ({ agent, title }: Step): string => named('do', agent, title);

/** Who is at work, in one line. */
function headline({ steps, status }: Turn): string {
  const atWork = steps.filter(({ endedMs }) => endedMs === null);
  if (status !== 'in_progress') return '';
  return atWork.length > 0 ? listed(atWork.map(doing)) : t('watch.starting');
}

function summary({ steps, startedMs, endedMs }: Turn): string {
  const lookups = steps.flatMap(({ notes }) => notes).filter(({ kind }) => kind === 'tool').length;
  return t('watch.summary', { steps: steps.length, lookups, time: lasting((endedMs ?? startedMs) - startedMs) });
}

/** Agents at work: open while they are, one line once they rest. */
export function WatchPanel({ turn }: { readonly turn: Turn }): JSX.Element {
  const isBusy = turn.status === 'in_progress';
  const untilMs = turn.endedMs ?? Math.max(now.value, turn.startedMs + 1);
  return (
    <details class={`watch ${isBusy ? 'busy' : ''}`} open={isBusy}>
      <summary>
        <span class="pulse" aria-hidden="true" />
        {isBusy ? headline(turn) : summary(turn)}
        {isBusy && <span class="faint"> {lasting(untilMs - turn.startedMs)}</span>}
      </summary>
      <Lanes turn={turn} untilMs={untilMs} />
      <Spent turn={turn} />
      <ol class="notes">
        {turn.steps
          .filter(({ notes }) => notes.length > 0)
          .map((step) => (
            <StepNotes key={step.id} step={step} />
          ))}
      </ol>
    </details>
  );
}

/** What the language model was asked for, under the newest turn, since it is counted for the trip. */
function Spent({ turn }: { readonly turn: Turn }): JSX.Element | null {
  const { store } = useTrip();
  const thread = store.thread.value;
  if (!thread || store.turns.value.at(-1)?.id !== turn.id) return null;
  const { modelCalls, inputTokens, outputTokens } = usageIn(thread);
  return (
    <p class="spent faint">
      {modelCalls === 0 ? t('watch.noModel') : t('watch.tokens', { calls: modelCalls, tokens: shortNumber(inputTokens + outputTokens) })}
    </p>
  );
}
