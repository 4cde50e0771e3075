import { z } from 'zod';
import { FinalPlan, UserRequest, isOpen } from '@app/contracts';
import { PLAN_NAME, SERVED_WORKFLOWS } from '@app/graph';
import { PostgresThreadStore, databaseTime } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { TripReader, WatchedTrip } from '@app/ports';

const Planned = z.object({
  finalPlan: FinalPlan,
  userRequest: UserRequest,
  weatherRisks: z.object({ highRiskDates: z.array(z.string()) }).nullish(),
});

/** Plans as the database has them now, for those who watch them. */
export function createTripReader(db: Database): TripReader {
  const threads = new PostgresThreadStore(db, SERVED_WORKFLOWS, PLAN_NAME);
  return {
    async read({ ownerId, threadId }) {
      const [now, thread] = await Promise.all([databaseTime(db), threads.findThread(ownerId, threadId)]);
      const planned = thread?.status === 'complete' ? Planned.safeParse(thread.state).data : undefined;
      const isBusy = thread !== null && isOpen(thread.status);
      const trip: WatchedTrip | null =
        thread && planned && planned.finalPlan.itinerary.length > 0
          ? { version: thread.version, plan: planned.finalPlan, request: planned.userRequest, highRiskDates: planned.weatherRisks?.highRiskDates ?? [] }
          : null;
      return { now, trip, isBusy };
    },
  };
}
