import type { LogSeal } from '@app/agent-kit';
import type { IdsPort, WorkflowVersion } from '@app/ports';
import { unservedWorkflow } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import type { Engine, EngineSettings } from './engine.js';

/** What a decision may use besides the run and the event. */
export interface DecisionContext {
  readonly workflow: Workflow;
  /** What new runs of a workflow keep to; absent where no run opens another one. */
  readonly currentOf?: (workflow: string) => Workflow;
  readonly ids: IdsPort;
  /** Absent where decisions are made again to be compared. */
  readonly seal?: LogSeal | undefined;
  readonly now: Date;
  readonly settings: EngineSettings;
  /** The span that decides; goes into the messages in place of the run's own. */
  readonly traceparent?: string | undefined;
}

/** What decisions under a workflow may use now. */
export const contextOf = ({ workflows, ids, seal, settings, clock, traceparent }: Engine, workflow: Workflow): DecisionContext => ({
  ...{ workflow, ids, seal, settings },
  currentOf: (name) => workflows.current(name),
  now: clock.now(),
  traceparent: traceparent?.(),
});

/** The same for a move that does not route, so that a run of a version which is not served here can be moved too. */
export const contextWithoutRoute = (engine: Engine, version: WorkflowVersion): DecisionContext =>
  contextOf(engine, engine.workflows.find(version) ?? unservedWorkflow(version));
