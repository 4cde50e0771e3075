import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { agents } from '@app/agents';
import { StepJob } from '@app/contracts';
import { agentQueue, crashPoint, executeStep } from '@app/engine';
import type { StepRunner } from '@app/engine';
import type { Logger } from '@app/platform';
import type { StepReporter } from './step-reporter.js';
import { LOGGER, SHUTDOWN, STEP_REPORTER, STEP_RUNNER } from './tokens.js';

/** One handler for the queues of all agents; which of them this process serves is the transport's business. */
@Controller()
export class StepsController {
  constructor(
    @Inject(STEP_RUNNER) private readonly runner: StepRunner,
    @Inject(STEP_REPORTER) private readonly reporter: StepReporter,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @EventPattern(Object.keys(agents).map(agentQueue))
  async onStep(@Payload() data: unknown): Promise<void> {
    const job = StepJob.parse(data);
    await crashPoint('step:before-run');
    const executed = await executeStep(this.runner, job, this.shutdown);
    await crashPoint('step:after-run');
    if (executed.kind === 'stale') {
      this.logger.debug({ ...job }, 'stale step dropped');
      return;
    }
    await this.reporter.report(job, executed.outcome);
    await crashPoint('step:after-publish');
  }
}
