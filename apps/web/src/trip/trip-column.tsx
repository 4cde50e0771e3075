import type { JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { announce } from '../ui/announce.js';
import { t } from '../words/words.js';
import { BookingsCard } from './bookings-card.js';
import { CostsCard } from './costs-card.js';
import { EditResult } from './edit-result.js';
import { DaysView } from './days-view.js';
import { FitCard } from './fit-card.js';
import { PackingCard } from './packing-card.js';
import { ReviewBar } from './review-bar.js';
import { RouteRibbon } from './route-ribbon.js';
import { SealView } from './seal-view.js';
import { SectionCard } from './section-card.js';
import { TripHeader, tripName } from './trip-header.js';

/** What stands far below the days comes after them. */
const GroupCard = lazy(() => import('../group/group-card.js').then(({ GroupCard: card }) => card));
const ActionsCard = lazy(() => import('../acts/actions-card.js').then(({ ActionsCard: card }) => card));
const Versions = lazy(() => import('./versions.js').then(({ Versions: card }) => card));

/** What a person's change came to is read before the days. */
const isAboutChange = ({ agent }: { readonly agent: string }): boolean => agent === 'reviser';

/** The trip as it is read: what, how much, whether it holds, day by day, and where it comes from. */
export function TripColumn(): JSX.Element {
  const { store } = useTrip();
  const plan = store.plan.value;
  const isReady = plan !== null && !plan.isDraft && !store.isBusy.value;
  useEffect(() => {
    if (isReady && plan) announce(t('trip.arrived', { title: tripName(plan) ?? '' }));
  }, [isReady]);
  return (
    <section class="trip" id="content" aria-label={t('tabs.trip')} tabIndex={-1}>
      {plan === null || plan.itinerary.length === 0 ? <NoPlan plan={plan} /> : <Plan plan={plan} />}
    </section>
  );
}

function NoPlan({ plan }: { readonly plan: ShownPlan | null }): JSX.Element {
  const { store } = useTrip();
  if (store.isBusy.value || store.status.value === null)
    return (
      <div class="empty" aria-busy="true">
        <h1>{t('trip.planning')}</h1>
        <div class="ghost-lines" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </div>
    );
  return (
    <div class="empty">
      <h1>{store.status.value === 'awaiting_input' ? t('trip.asking') : t('trip.none')}</h1>
      <p>{plan?.summary || t('trip.empty')}</p>
      {plan && <FitCard plan={plan} />}
    </div>
  );
}

function Plan({ plan }: { readonly plan: ShownPlan }): JSX.Element {
  const { store } = useTrip();
  const sections = plan.planSections ?? [];
  return (
    <>
      {store.isBusy.value && <p class="at-work">{plan.isDraft ? t('trip.draft') : t('trip.changing')}</p>}
      <TripHeader plan={plan} />
      <SealView plan={plan} />
      {sections.filter(isAboutChange).map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
      <RouteRibbon plan={plan} />
      <FitCard plan={plan} />
      <DaysView plan={plan} />
      <CostsCard plan={plan} />
      <BookingsCard plan={plan} />
      <PackingCard plan={plan} />
      {sections
        .filter((section) => !isAboutChange(section))
        .map((section) => (
          <SectionCard key={section.id} section={section} />
        ))}
      {!plan.isDraft && (
        <Suspense fallback={null}>
          <GroupCard />
          <ActionsCard />
          <Versions />
        </Suspense>
      )}
      <div class="dock">
        <EditResult />
        <ReviewBar />
      </div>
    </>
  );
}
