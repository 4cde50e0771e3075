import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { longDay } from '../words/formats.js';
import { t } from '../words/words.js';
import { useGroupDesk } from './group-desk.js';
import type { GroupDesk } from './group-desk.js';
import type { GroupProps } from './group-props.js';
import { People } from './people.js';
import { Shares } from './shares.js';
import { Votes } from './votes.js';

/** Several people, one trip: what each of them wishes, what they vote on, and who pays what. */
export function GroupCard(): JSX.Element {
  const { store } = useTrip();
  const desk = useGroupDesk(store.threadId);
  const group = desk.group.value;
  return (
    <details class="card fold group" onToggle={(event) => void (event.currentTarget.open && group === undefined && desk.load())}>
      <summary>
        <h2>{t('group.title')}</h2>
      </summary>
      <div class="stack">
        {desk.trouble.value && (
          <p class="trouble" role="alert">
            {desk.trouble}
          </p>
        )}
        {group === undefined && !desk.trouble.value && <p class="faint">{t('app.loading')}</p>}
        {group === null && (
          <>
            <p class="faint">{t('group.why')}</p>
            <button type="button" class="second" disabled={desk.isSending.value} onClick={() => void desk.open()}>
              {t('group.open')}
            </button>
          </>
        )}
        {group && <Open group={group} desk={desk} />}
      </div>
    </details>
  );
}

function Open({ group, desk }: GroupProps): JSX.Element {
  const { status } = group;
  return (
    <>
      {(status === 'reading' || status === 'planning') && (
        <p class="at-work" role="status">
          {t(`group.${status}`)}
        </p>
      )}
      <People group={group} />
      <MyWishes group={group} desk={desk} />
      <Votes group={group} desk={desk} />
      <Shares group={group} desk={desk} />
      <Invitation desk={desk} />
    </>
  );
}

/** What this person says; a budget is seen by nobody else. */
function MyWishes({ group, desk }: GroupProps): JSX.Element {
  const words = useSignal('');
  const amount = useSignal(group.mine.budget === null ? '' : String(group.mine.budget));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void desk.say(words.value.trim(), amount.value ? Number(amount.value) : null).then((isSaid) => isSaid && (words.value = ''));
      }}
    >
      <label class="field">
        <span>{t('group.wishes')}</span>
        <textarea
          rows={2}
          required
          maxLength={2000}
          placeholder={t('group.example')}
          value={words}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('group.budget')}</span>
        <input type="number" min="1" step="any" value={amount} onInput={(event) => (amount.value = event.currentTarget.value)} />
      </label>
      {group.mine.isWithin !== null && <p class={group.mine.isWithin ? 'good' : 'bad'}>{t(group.mine.isWithin ? 'group.within' : 'group.above')}</p>}
      <div class="buttons">
        <button type="submit" class="second" disabled={desk.isSending.value}>
          {t('group.say')}
        </button>
        <button type="button" disabled={desk.isSending.value} onClick={() => void desk.plan()}>
          {t('group.plan')}
        </button>
      </div>
    </form>
  );
}

/** A link for one more person; it is shown once. */
function Invitation({ desk }: { readonly desk: GroupDesk }): JSX.Element {
  const invitation = desk.invitation.value;
  return (
    <div class="stack">
      {invitation && (
        <p>
          {t('group.invited', { date: longDay(invitation.expiresAt.slice(0, 10)) })}
          <br />
          <code>{invitation.url}</code>
        </p>
      )}
      <button type="button" class="second" disabled={desk.isSending.value} onClick={() => void desk.invite()}>
        {t('group.invite')}
      </button>
    </div>
  );
}
