import { signal } from '@preact/signals';
import type { RunStatus, SharedPlan, ThreadBody } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import type { TripStore } from '../store/trip-store.js';
import type { Turn } from '../store/turns.js';

/** A shared plan as the page shows plans; what was left out for guests is empty, and lines get names of their own. */
export function planOf({ route = [], itinerary, transport, stays, costs, sources }: SharedPlan): ShownPlan {
  return {
    ...{ summary: '', selectedDestination: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, isDraft: false },
    ...{ budget: null, packingList: [], safetyFlags: [], checks: null, costs, sources },
    route: route.map((stop) => ({ ...stop, why: '' })),
    itinerary: itinerary.map((day, index) => ({
      ...day,
      activities: day.activities.map((activity, at) => ({ ...activity, id: `d${index + 1}-a${at + 1}` })),
    })),
    transport: transport.map((leg, index) => ({ ...leg, id: `way-${index + 1}`, offerId: null })),
    stays: stays.map((stay, index) => ({ ...stay, id: `stay-${index + 1}` })),
  };
}

/** A plan behind a link: it stays as it is, and nothing can be done to it. */
export class SharedStore implements TripStore {
  readonly thread = signal<ThreadBody | null>(null);
  readonly turns = signal<readonly Turn[]>([]);
  readonly status = signal<RunStatus | null>(null);
  readonly isBusy = signal(false);
  readonly canChange = signal(false);
  readonly plan;
  readonly isShared = true;

  constructor(
    readonly threadId: string,
    plan: SharedPlan,
  ) {
    this.plan = signal<ShownPlan | null>(planOf(plan));
  }

  refresh(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    // Nothing is open.
  }
}
