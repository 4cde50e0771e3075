import type { StepCallJournal } from '@app/engine';
import { PostgresCallJournal } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { Logger } from '@app/platform';
import type { CallJournal } from '@app/ports';
import { costOf, pricesIn } from './metrics/model-prices.js';
import type { WorkerConfig } from './worker.config.js';

/** What the journal needs, and who watches it. */
export interface CallJournalParts {
  readonly db: Database;
  readonly logger: Logger;
  readonly observe: (journal: CallJournal) => CallJournal;
}

/**
 * Keeps what tools and a paid model answered in Postgres, so that a step that runs again asks and pays for nothing twice; cost is null
 * without prices. The built-in experts say the same again, so they are asked again and planning with them keeps its round trips.
 * Undefined for benches, which call nobody.
 */
export function createCallJournal(config: WorkerConfig, { db, logger, observe }: CallJournalParts): StepCallJournal | undefined {
  if (config.BENCH_AGENTS) return undefined;
  const prices = pricesIn(config);
  const isPriced = prices.inputUsd + prices.outputUsd > 0;
  return {
    calls: observe(new PostgresCallJournal(db)),
    isPaid: config.modelProvider !== 'offline',
    costOf: (usage) => (isPriced ? costOf(usage, prices) : null),
    onUnrecorded: (reason, { stepId, agent }) =>
      logger.warn({ err: reason, stepId, agent }, 'an answer could not be recorded; if the step runs again, it is asked for again'),
  };
}
