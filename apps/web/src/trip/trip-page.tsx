import { signal, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Conversation } from '../store/conversation.js';
import { ThreadStore } from '../store/thread-store.js';
import { TripContext } from '../store/trip-context.js';
import type { TripParts } from '../store/trip-context.js';
import { TalkColumn } from '../talk/talk-column.js';
import { MapPane } from '../map/map-pane.js';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { t } from '../words/words.js';
import { TripColumn } from './trip-column.js';

export const TABS = [
  ['trip', 'trip'],
  ['map', 'map'],
  ['talk', 'talk'],
] as const satisfies readonly (readonly [string, IconName])[];
export type Tab = (typeof TABS)[number][0];

function openTrip(threadId: string): TripParts & { readonly store: ThreadStore } {
  const store = new ThreadStore(threadId);
  return { store, talk: new Conversation(store), focus: signal<string | null>(null), mapDay: signal<number | null>(null) };
}

/** One thread: the conversation, the trip and its map side by side, or behind tabs where there is no room. */
export function TripPage({ threadId }: { readonly threadId: string }): JSX.Element {
  const parts = useMemo(() => openTrip(threadId), [threadId]);
  const tab = useSignal<Tab>('talk');
  const { store, talk } = parts;
  useEffect(
    () => () => {
      store.close();
      talk.close();
    },
    [store, talk],
  );
  useEffect(() => {
    if (store.plan.value && tab.peek() === 'talk' && !store.isBusy.peek()) tab.value = 'trip';
  }, [store.plan.value !== null]);
  if (store.isGone.value)
    return (
      <main class="narrow" id="content">
        <h1>{t('app.notFound')}</h1>
        <Link href="/">{t('app.home')}</Link>
      </main>
    );
  return (
    <TripContext.Provider value={parts}>
      <main class={`trip-page show-${tab.value} ${store.plan.value ? 'has-plan' : 'no-plan'}`}>
        <LinkState />
        <TalkColumn />
        <TripColumn />
        <MapPane />
      </main>
      <Tabs tab={tab} />
    </TripContext.Provider>
  );

  function LinkState(): JSX.Element | null {
    if (store.isLive.value) return null;
    return (
      <p class="link-state" role="status">
        {navigator.onLine ? t('app.reconnecting') : t('app.offline')}
      </p>
    );
  }
}

/** The parts of a trip, where only one of them has room. */
export function Tabs({ tab, shown = TABS }: { readonly tab: Signal<Tab>; readonly shown?: readonly (typeof TABS)[number][] }): JSX.Element {
  return (
    <nav class="tabs" aria-label={t('tabs.trip')}>
      {tab.value !== 'trip' && <h1 class="unseen">{t(`tabs.${tab.value}`)}</h1>}
      {shown.map(([name, icon]) => (
        <button key={name} type="button" aria-pressed={tab.value === name} onClick={() => (tab.value = name)}>
          <Icon name={icon} />
          {t(`tabs.${name}`)}
        </button>
      ))}
    </nav>
  );
}
