import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RunEvent } from '@app/contracts';
import { RUN_EVENTS_QUEUE, RunAdvancer, crashPoint } from '@app/engine';
import type { AdvanceResult, OutcomeSeal } from '@app/engine';
import { currentTraceparent, inSpan, traceIdOf } from '@app/platform';
import type { Logger } from '@app/platform';
import { LOGGER, OUTCOME_SEAL } from './tokens.js';

/** What an event is about, under the names that log lines and spans use. */
function namesOf(event: RunEvent): { runId: string; stepId?: string; agent?: string; traceparent: string | undefined } {
  if (event.type === 'run_changed') return { runId: event.runId, traceparent: event.traceparent };
  const { runId, stepId, agent, traceparent } = event.job;
  return { runId, stepId, agent, traceparent };
}

/** State-change events of all runs: opened, resumed, a step settled. */
@Controller()
export class RunEventsController {
  constructor(
    @Inject(RunAdvancer) private readonly advancer: RunAdvancer,
    @Inject(OUTCOME_SEAL) private readonly seal: OutcomeSeal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @EventPattern(RUN_EVENTS_QUEUE)
  async onRunEvent(@Payload() data: unknown): Promise<void> {
    const opened = this.seal.open(data);
    // Dropped and not failed: a failed job keeps its id, and the worker's own message would be taken for the same one.
    if (opened === null) return this.logger.error('an outcome without the seal of a worker was refused; does every worker have OUTCOME_KEY?');
    const event = RunEvent.parse(opened);
    await crashPoint('event:received');
    const { traceparent, runId, stepId, agent } = namesOf(event);
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': RUN_EVENTS_QUEUE,
      'navigo.event': event.type,
      'navigo.run_id': runId,
      ...(stepId === undefined ? {} : { 'navigo.step_id': stepId }),
      ...(agent === undefined ? {} : { 'navigo.agent': agent }),
    };
    await inSpan({ name: `${RUN_EVENTS_QUEUE} process`, kind: 'consumer', parent: traceparent ?? null, attributes }, async (span) => {
      const result = await this.advancer.advance(event);
      span.setAttributes(
        result.kind === 'stale' ? { 'navigo.stale': true } : { 'navigo.thread_id': result.run.threadId, 'navigo.run_status': result.run.status },
      );
      this.log(event, result, traceIdOf(currentTraceparent() ?? traceparent));
    });
    await crashPoint('event:before-ack');
  }

  private log(event: RunEvent, result: AdvanceResult, traceId: string | undefined): void {
    const { traceparent: _traceparent, ...names } = namesOf(event);
    if (result.kind === 'stale') return this.logger.debug({ ...names, traceId, reason: result.reason, type: event.type }, 'stale event dropped');
    const { threadId, version, status } = result.run;
    this.logger.debug({ threadId, ...names, traceId, version, status }, 'run moved');
  }
}
