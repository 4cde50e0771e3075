import type { ModelJournal } from '@app/engine';
import { PostgresCallJournal } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { Logger } from '@app/platform';
import type { CallJournal } from '@app/ports';
import { costOf, pricesIn } from './metrics/model-prices.js';
import type { WorkerConfig } from './worker.config.js';

/** What the journal needs, and who watches it. */
export interface ModelJournalParts {
  readonly db: Database;
  readonly logger: Logger;
  readonly observe: (journal: CallJournal) => CallJournal;
}

/**
 * Keeps what the model answered in Postgres, so that a step that runs again pays for nothing twice; cost is null without prices.
 * Undefined where asking again costs nothing: the built-in experts say the same again, and planning with them keeps its round trips.
 */
export function createModelJournal(config: WorkerConfig, { db, logger, observe }: ModelJournalParts): ModelJournal | undefined {
  if (config.modelProvider === 'offline' || config.BENCH_AGENTS) return undefined;
  const prices = pricesIn(config);
  const isPriced = prices.inputUsd + prices.outputUsd > 0;
  return {
    calls: observe(new PostgresCallJournal(db)),
    costOf: (usage) => (isPriced ? costOf(usage, prices) : null),
    onUnrecorded: (reason, { stepId, agent }) =>
      logger.warn({ err: reason, stepId, agent }, 'an answer of the model could not be recorded; if the step runs again, it is asked for again'),
  };
}
