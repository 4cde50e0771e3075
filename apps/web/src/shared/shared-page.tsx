import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { SharedAnswer } from '@app/contracts';
import { ask } from '../api/client.js';
import { ApiError } from '../api/problem.js';
import { MapPane } from '../map/map-pane.js';
import { Conversation } from '../store/conversation.js';
import { TripContext } from '../store/trip-context.js';
import type { TripParts } from '../store/trip-context.js';
import { BookingsCard } from '../trip/bookings-card.js';
import { CostsCard } from '../trip/costs-card.js';
import { DaysView } from '../trip/days-view.js';
import { RouteRibbon } from '../trip/route-ribbon.js';
import { TripHeader } from '../trip/trip-header.js';
import { TABS, Tabs } from '../trip/trip-page.js';
import type { Tab } from '../trip/trip-page.js';
import { Loading } from '../ui/loading.js';
import { troubleWords } from '../ui/trouble.js';
import { longDay } from '../words/formats.js';
import { t } from '../words/words.js';
import { SharedStore } from './shared-store.js';

const GONE = 404;
const GUEST_TABS = TABS.filter(([name]) => name !== 'talk');

interface Opened {
  readonly parts: TripParts;
  readonly until: string;
}

async function open(token: string): Promise<Opened> {
  const { plan, expiresAt } = (await (await ask(`/shared/${token}`, { headers: { accept: 'application/json' } })).json()) as SharedAnswer;
  const store = new SharedStore('shared', plan);
  return { parts: { store, talk: new Conversation(store), focus: signal(null), mapDay: signal(null) }, until: expiresAt };
}

/** A plan behind a link, in the look of the page: read, seen on the map and printed, not changed. */
export function SharedPage({ token }: { readonly token: string }): JSX.Element {
  const opened = useSignal<Opened | null>(null);
  const trouble = useSignal<string | null>(null);
  const tab = useSignal<Tab>('trip');
  useEffect(() => {
    void open(token).then(
      (found) => (opened.value = found),
      (error: unknown) => (trouble.value = error instanceof ApiError && error.status === GONE ? t('shared.gone') : troubleWords(error)),
    );
  }, [token]);
  if (trouble.value !== null)
    return (
      <main class="narrow" id="content">
        <h1>{trouble}</h1>
        <Link href="/">{t('app.home')}</Link>
      </main>
    );
  const plan = opened.value?.parts.store.plan.value;
  if (!opened.value || !plan) return <Loading />;
  return (
    <TripContext.Provider value={opened.value.parts}>
      <div class="shared-tabs">
        <main class={`trip-page shared-page has-plan show-${tab.value}`}>
          <section class="trip" id="content" aria-label={t('tabs.trip')} tabIndex={-1}>
            <TripHeader plan={plan} />
            <p class="shared-note">{t('shared.note', { date: longDay(opened.value.until.slice(0, 10)) })}</p>
            <RouteRibbon plan={plan} />
            <DaysView plan={plan} />
            <CostsCard plan={plan} />
            <BookingsCard plan={plan} />
          </section>
          <MapPane />
        </main>
        <Tabs tab={tab} shown={GUEST_TABS} />
      </div>
    </TripContext.Provider>
  );
}
