import type { Graph } from '@app/graph';
import type { IdsPort } from '@app/ports';
import type { EngineSettings } from './engine.js';

/** What a decision may use besides the run and the event. */
export interface DecisionContext {
  readonly graph: Graph;
  readonly ids: IdsPort;
  readonly now: Date;
  readonly settings: EngineSettings;
  /** The span that decides; goes into the messages in place of the run's own. */
  readonly traceparent?: string | undefined;
}
