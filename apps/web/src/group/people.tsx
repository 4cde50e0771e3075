import type { JSX } from 'preact';
import type { LedgerLine } from '@app/contracts';
import { session } from '../api/session.js';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { listed } from '../words/formats.js';
import { named, t } from '../words/words.js';
import type { GroupProps } from './group-props.js';

const SIGNS = { met: 'check', settled: 'check', partly: 'warn', not_understood: 'warn', not_planned: 'clock', not_met: 'cross' } as const satisfies Record<
  LedgerLine['status'],
  IconName
>;

/** A member as everybody calls them, and oneself. */
export const personName = (memberId: string): string => (session.value?.ownerId === memberId ? t('talk.you') : memberId);

/** Everybody with their wishes and what became of them, and what did not go together. */
export function People({ group: { people, conflicts } }: Pick<GroupProps, 'group'>): JSX.Element {
  return (
    <>
      <ul class="stack">
        {people.map(({ memberId, said, wishes }) => (
          <li key={memberId}>
            <h3>{personName(memberId)}</h3>
            <p class="faint">{said ?? t('group.silent')}</p>
            <ul>
              {wishes.map((wish) => (
                <Wish key={wish.id} wish={wish} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {conflicts.length > 0 && (
        <section>
          <h3>{t('group.conflicts')}</h3>
          <ul>
            {conflicts.map(({ between, how }) => (
              <li key={how}>
                {listed(between.map(({ by, said }) => `${personName(by)}: ${said}`))}
                <p class="faint">{how}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Wish = ({ wish: { said, status, why } }: { readonly wish: LedgerLine }): JSX.Element => (
  <li class={`seal-line tone-${status === 'settled' ? 'met' : status === 'not_planned' ? 'partly' : status}`}>
    <Icon name={SIGNS[status]} />
    <div>
      {said} <span class="wish-status">{named('wish', status, status)}</span>
      {why && <p class="faint">{why}</p>}
    </div>
  </li>
);
