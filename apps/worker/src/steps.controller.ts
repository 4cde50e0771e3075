import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { StepJob } from '@app/contracts';
import { agentQueue, crashPoint, executeStep } from '@app/engine';
import type { ExecutedStep, StepRunner } from '@app/engine';
import { SERVED_WORKFLOWS } from '@app/graph';
import { currentTraceparent, inSpan, traceIdOf, withLogFields } from '@app/platform';
import type { Logger, StepInstruments } from '@app/platform';
import type { RunningSteps } from './running-steps.js';
import type { StepReporter } from './step-reporter.js';
import { LOGGER, RUNNING_STEPS, SHUTDOWN, STEP_METRICS, STEP_REPORTER, STEP_RUNNER } from './tokens.js';

const MS_PER_SECOND = 1_000;

/** One handler for the queues of all agents; which of them this process serves is the transport's business. */
@Controller()
export class StepsController {
  constructor(
    @Inject(STEP_RUNNER) private readonly runner: StepRunner,
    @Inject(STEP_REPORTER) private readonly reporter: StepReporter,
    @Inject(RUNNING_STEPS) private readonly running: RunningSteps,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(STEP_METRICS) private readonly metrics: StepInstruments,
  ) {}

  @EventPattern(Object.keys(SERVED_WORKFLOWS.agents()).map(agentQueue))
  async onStep(@Payload() data: unknown): Promise<void> {
    const job = StepJob.parse(data);
    const { runId, stepId, agent, attempt } = job;
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': agentQueue(agent),
      'navigo.agent': agent,
      'navigo.run_id': runId,
      'navigo.step_id': stepId,
      'navigo.attempt': attempt,
    };
    await inSpan({ name: `step ${agent}`, kind: 'consumer', parent: job.traceparent ?? null, attributes }, () =>
      withLogFields({ runId, stepId, agent, attempt, traceId: traceIdOf(currentTraceparent() ?? job.traceparent) }, () => this.work(job)),
    );
  }

  private async work(job: StepJob): Promise<void> {
    await crashPoint('step:before-run');
    const executed = await this.execute(job);
    await crashPoint('step:after-run');
    if (executed.kind === 'stale') {
      this.logger.debug('stale step dropped');
      return;
    }
    await this.reporter.report(job, executed.outcome);
    await crashPoint('step:after-publish');
  }

  /** A step that nobody waits for any more is dropped in the midst of its work: what it would bring is stale. */
  private async executeWhileWanted(job: StepJob, unwanted: AbortSignal): Promise<ExecutedStep> {
    try {
      return await executeStep(this.runner, job, AbortSignal.any([this.shutdown, unwanted]));
    } catch (error) {
      if (!unwanted.aborted) throw error;
      this.logger.info('step stopped: nobody waits for it any more');
      return { kind: 'stale' };
    }
  }

  /** An attempt that is handed back, because it could not begin or this worker stops, has no outcome of its own. */
  private async execute(job: StepJob): Promise<ExecutedStep> {
    const startedAt = performance.now();
    let outcome = 'handed_back';
    try {
      const executed = await this.running.during(job, (unwanted) => this.executeWhileWanted(job, unwanted));
      outcome = executed.kind === 'stale' ? 'stale' : executed.outcome.kind;
      return executed;
    } finally {
      const labels = { agent: job.agent, outcome };
      this.metrics.steps.inc(labels);
      this.metrics.durationSeconds.observe(labels, (performance.now() - startedAt) / MS_PER_SECOND);
    }
  }
}
