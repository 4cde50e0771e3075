import type { ComponentChildren, JSX } from 'preact';
import type { EditsAnswer } from '@app/contracts';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { difference as differenceWords, money } from '../words/formats.js';
import { t } from '../words/words.js';
import { DiffLines } from './diff-lines.js';

/** What the last change by hand came to; it stays in sight wherever the reader is on the page until it is kept or taken back. */
export function EditResult(): JSX.Element | null {
  const { store, talk } = useTrip();
  const edited = talk.edited.value;
  const close = (): void => talk.forgetEdit();
  if (talk.editTrouble.value)
    return (
      <Panel>
        <p class="trouble" role="alert">
          {talk.editTrouble}
        </p>
        <Done onClick={close} />
      </Panel>
    );
  if (talk.isUndone.value)
    return (
      <Panel>
        <p role="status">{t('edit.undone')}</p>
        <Done onClick={close} />
      </Panel>
    );
  if (!edited) return null;
  const canUndo = edited.isChanged && store.canChange.value;
  return (
    <Panel>
      <div role="status">{edited.isChanged ? <Changed edited={edited} /> : <Refused edited={edited} />}</div>
      <div class="buttons">
        {canUndo && (
          <button type="button" class="second" disabled={talk.isSending.value} onClick={() => void talk.restore(edited.diff.from)}>
            <Icon name="undo" />
            {t('edit.undo')}
          </button>
        )}
        <button type="button" onClick={close}>
          {t(edited.isChanged ? 'edit.keep' : 'edit.ok')}
        </button>
      </div>
    </Panel>
  );
}

const Panel = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <section class="card edit-result" aria-label={t('edit.result')}>
    {children}
  </section>
);

const Done = ({ onClick }: { readonly onClick: () => void }): JSX.Element => (
  <button type="button" class="second" onClick={onClick}>
    {t('edit.ok')}
  </button>
);

/** What is different, what it costs, and what the auditor found anew. */
function Changed({ edited: { diff, checks } }: { readonly edited: EditsAnswer }): JSX.Element {
  return (
    <>
      <h2>
        {t('edit.result')}: <Price costs={diff.costs} />
      </h2>
      <DiffLines diff={diff} />
      {checks.added.length === 0 ? (
        <p class="verdict good">
          <Icon name="check" /> {t('edit.holds')}
        </p>
      ) : (
        <div class="verdict bad">
          <p>
            <Icon name="cross" /> {t('edit.breaks')}
          </p>
          <ul>
            {checks.added.map(({ code, day, detail }) => (
              <li key={`${code}-${day}-${detail}`}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Why nothing is different. */
function Refused({ edited: { notes } }: { readonly edited: EditsAnswer }): JSX.Element {
  return (
    <>
      <h2 class="bad">{t('edit.none')}</h2>
      <ul>
        {notes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Price({ costs }: { readonly costs: EditsAnswer['diff']['costs'] }): JSX.Element {
  if (!costs || costs.difference === 0) return <span>{t('visit.same')}</span>;
  const { difference, after, currency } = costs;
  return (
    <span class={difference > 0 ? 'bad' : 'good'}>
      {differenceWords(difference, currency)}, {t('edit.total', { total: money(after, currency) })}
    </span>
  );
}
