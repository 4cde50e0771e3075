import type { JSX } from 'preact';
import type { PersonSaid, PendingQuestion } from '@app/contracts';
import type { Turn } from '../store/turns.js';
import { useTrip } from '../store/trip-context.js';
import { WatchPanel } from '../watch/watch-panel.js';
import { dayName, listed, money } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { editWords } from './edit-words.js';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const OUTCOMES = ['refused', 'failed', 'cancelled', 'expired', 'limit_reached'] as const;

function answerWords(value: unknown): string {
  if (value === true) return t('yes');
  if (value === false || value === null) return t('no');
  if (Array.isArray(value)) return listed(value.map(String));
  return typeof value === 'string' && ISO_DATE.test(value) ? dayName(value) : String(value);
}

/** Answers under the questions they were given to; those of earlier forms are left out. */
function answered(answers: Readonly<Record<string, unknown>>, questions: readonly PendingQuestion[]): JSX.Element {
  const asked = questions.filter(({ field }) => field in answers);
  return (
    <dl class="bubble you answers">
      {asked.map(({ field, question }) => (
        <div key={field}>
          <dt>{question}</dt>
          <dd>{answerWords(answers[field])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Said({
  said,
  cause,
  questions,
}: {
  readonly said: PersonSaid | null;
  readonly cause: string;
  readonly questions: readonly PendingQuestion[];
}): JSX.Element | null {
  const { store } = useTrip();
  if (said?.kind === 'words') return <p class="bubble you">{said.text}</p>;
  if (said?.kind === 'edits')
    return (
      <p class="bubble you">
        {[...said.changes.map((change) => editWords(change, store.plan.value?.itinerary)), ...(said.text ? [said.text] : [])].join('. ')}
      </p>
    );
  if (said?.kind === 'restored') return <p class="bubble you">{t('talk.restored')}</p>;
  if (said?.kind === 'approval') return <p class="bubble you">{t('talk.approved')}</p>;
  if (said?.kind === 'answers')
    return said.text && !questions.some(({ field }) => field in said.answers) ? <p class="bubble you">{said.text}</p> : answered(said.answers, questions);
  if (cause === 'request') return <p class="bubble you">{t('talk.request')}</p>;
  return cause === 'replay' ? <p class="turn-note">{t('talk.resumed')}</p> : null;
}

/** What a person said, who worked on it, and what came of it. */
export function TurnView({ turn, before, isLast }: { readonly turn: Turn; readonly before: Turn | null; readonly isLast: boolean }): JSX.Element {
  return (
    <article class="turn">
      <Said said={turn.said} cause={turn.cause} questions={before?.questions ?? []} />
      {turn.steps.length > 0 || turn.status === 'in_progress' ? <WatchPanel turn={turn} /> : null}
      {turn.answers.map(({ id, text, sources }) => (
        <div key={id} class="bubble navigo">
          <p>{text}</p>
          {sources.length > 0 && (
            <p class="faint">{t('talk.sources', { names: listed([...new Set(sources.map(({ kind }) => named('source', kind, kind)))]) })}</p>
          )}
        </div>
      ))}
      {turn.errors.map(({ id, message }) => (
        <p key={id} class="bubble navigo trouble">
          {message}
        </p>
      ))}
      <Outcome turn={turn} isLast={isLast} />
    </article>
  );
}

/** What a turn ended with, in a sentence. */
function Outcome({ turn, isLast }: { readonly turn: Turn; readonly isLast: boolean }): JSX.Element | null {
  const { store } = useTrip();
  const costs = store.plan.value?.costs;
  if (OUTCOMES.some((status) => status === turn.status)) return <BadEnd turn={turn} isLast={isLast} />;
  if (turn.status === 'awaiting_review') return <p class="bubble navigo">{t('talk.review')}</p>;
  if (turn.status !== 'complete' || !(turn.planned || turn.said?.kind === 'approval')) return null;
  return <p class="bubble navigo">{isLast && costs ? t('talk.ready', { total: money(costs.total, costs.currency) }) : t('talk.readyNoPrice')}</p>;
}

/** Why there is no plan, and a way to try again with the same words. */
function BadEnd({ turn: { status, said }, isLast }: { readonly turn: Turn; readonly isLast: boolean }): JSX.Element {
  const { store, talk } = useTrip();
  const plan = store.plan.value;
  const isRefusal = status === 'refused' && plan !== null && !plan.isDraft && plan.itinerary.length === 0;
  const again = isLast && status !== 'refused' && said?.kind === 'words' ? said.text : null;
  return (
    <div class="bubble navigo">
      <p>{isRefusal ? plan.summary : named('outcome', status, status)}</p>
      {again !== null && (
        <button type="button" class="link" onClick={() => void talk.say(again)}>
          {t('talk.again')}
        </button>
      )}
    </div>
  );
}
