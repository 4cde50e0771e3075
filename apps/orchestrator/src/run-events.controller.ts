import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RunEvent } from '@app/contracts';
import { RUN_EVENTS_QUEUE, RunAdvancer } from '@app/engine';
import { LOGGER } from './tokens.js';
import { Inject } from '@nestjs/common';
import type { Logger } from '@app/platform';

/** State-change events of all runs: opened, resumed, a step settled. */
@Controller()
export class RunEventsController {
  constructor(
    @Inject(RunAdvancer) private readonly advancer: RunAdvancer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @EventPattern(RUN_EVENTS_QUEUE)
  async onRunEvent(@Payload() data: unknown): Promise<void> {
    const event = RunEvent.parse(data);
    const result = await this.advancer.advance(event);
    if (result.kind === 'stale') this.logger.debug({ reason: result.reason, type: event.type }, 'stale event dropped');
    else this.logger.debug({ runId: result.run.runId, threadId: result.run.threadId, version: result.run.version, status: result.run.status }, 'run moved');
  }
}
