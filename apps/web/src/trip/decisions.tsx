import type { JSX } from 'preact';
import type { ItineraryDay, PersonSaid } from '@app/contracts';
import { useTrip } from '../store/trip-context.js';
import type { Turn } from '../store/turns.js';
import { editWords } from '../talk/edit-words.js';
import { listed, moment } from '../words/formats.js';
import { named, t } from '../words/words.js';

/** What a person decided, in a line. */
function decisionWords(said: PersonSaid, days: readonly ItineraryDay[]): string {
  switch (said.kind) {
    case 'words':
      return said.text;
    case 'answers':
      return said.text ?? t('log.answers');
    case 'approval':
      return t('talk.approved');
    case 'edits':
      return [...said.changes.map((change) => editWords(change, days)), ...(said.text ? [said.text] : [])].join('. ');
    case 'restored':
      return t('talk.restored');
  }
}

/** Who worked on it; the same agent is named once. */
const workers = ({ steps }: Turn): string => listed([...new Set(steps.map(({ agent, title }) => named('do', agent, title)))]);

/** Who decided what and when: every word of a person, what the agents did about it, and how it ended. */
export function Decisions(): JSX.Element | null {
  const { store } = useTrip();
  const turns = store.turns.value.filter(({ said }) => said !== null);
  if (turns.length === 0) return null;
  return (
    <section class="decisions">
      <h3>{t('log.title')}</h3>
      <ol>
        {turns.map((turn) => (
          <li key={turn.id}>
            <p class="faint">
              {moment(new Date(turn.startedMs).toISOString())} · {named('status', turn.status, turn.status)}
            </p>
            <p>
              <b>{t('talk.you')}:</b> {turn.said && decisionWords(turn.said, store.plan.value?.itinerary ?? [])}
            </p>
            {turn.steps.length > 0 && <p class="faint">{t('log.agents', { agents: workers(turn) })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
