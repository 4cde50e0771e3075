import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import { IdeasButton, IdeasList, useIdeas } from './alternatives.js';
import { LockButton } from './lock-button.js';
import { placeLink } from './map-links.js';
import { MoveVisit } from './move-visit.js';
import type { Visit } from './move-visit.js';

/** What can be done with one visit: other ideas, keep it, move it, take it out, see it on a map. */
export function VisitActions({ activity, day, number }: Visit): JSX.Element {
  const { store, talk } = useTrip();
  const { title, id, place } = activity;
  const ideas = useIdeas(id);
  const canChange = store.canChange.value;
  const isKept = talk.locks.value.has(id);
  const href = placeLink(place);
  return (
    <>
      <div class="visit-actions">
        {canChange && (
          <>
            <IdeasButton ideas={ideas} title={title} />
            <LockButton id={id} title={title} />
            {!isKept && (
              <>
                <MoveVisit activity={activity} day={day} number={number} />
                <button
                  type="button"
                  class="link"
                  aria-label={t('visit.remove', { title })}
                  title={t('visit.remove', { title })}
                  disabled={talk.isSending.value}
                  onClick={() => void talk.edit({ kind: 'remove', id })}
                >
                  <Icon name="trash" />
                </button>
              </>
            )}
          </>
        )}
        {href && (
          <a class="link" href={href} target="_blank" rel="noreferrer" aria-label={t('visit.maps', { title })} title={t('visit.maps', { title })}>
            <Icon name="pin" />
          </a>
        )}
      </div>
      {canChange && <IdeasList id={id} ideas={ideas} />}
    </>
  );
}

/** What can be done with a meal. */
export function MealActions({ id, title }: { readonly id: string; readonly title: string }): JSX.Element | null {
  const { store } = useTrip();
  const ideas = useIdeas(id);
  if (!store.canChange.value) return null;
  return (
    <>
      <div class="visit-actions">
        <IdeasButton ideas={ideas} title={title} />
        <LockButton id={id} title={title} />
      </div>
      <IdeasList id={id} ideas={ideas} />
    </>
  );
}
