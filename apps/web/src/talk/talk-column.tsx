import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';
import { Composer } from './composer.js';
import { QuestionsForm } from './questions-form.js';
import { Suggestions } from './suggestions.js';
import { TurnView } from './turn-view.js';

/** How near to the end a reader counts as following. */
const NEAR_END_PX = 120;

/** What was said and done on this thread, and the box to say more. */
export function TalkColumn(): JSX.Element {
  const { store, talk } = useTrip();
  const feed = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const turns = store.turns.value;
  const last = turns.at(-1);
  const pending = talk.pending.value;
  useEffect(() => {
    const node = feed.current;
    if (node && isFollowing.current) node.scrollTop = node.scrollHeight;
  }, [turns, pending]);
  const asks = store.status.value === 'awaiting_input' && last && last.questions.length > 0 ? last.questions : null;
  return (
    <section class="talk" aria-label={t('talk.title')}>
      <div
        class="feed"
        ref={feed}
        tabIndex={0}
        role="log"
        aria-label={t('talk.title')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        {turns.map((turn, index) => (
          <TurnView key={turn.id} turn={turn} before={turns[index - 1] ?? null} isLast={turn === last} />
        ))}
        {pending !== null && <p class="bubble you">{pending}</p>}
        {asks && <QuestionsForm key={last?.id} questions={asks} />}
        <Suggestions />
      </div>
      <Composer />
    </section>
  );
}
