import { HttpStatus } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlanAccepted, PlanResult } from '@app/contracts';
import { currentTraceparent } from '@app/platform';
import { callerOf } from '../http/caller.js';
import { idempotencyKeyOf, preferredWaitMs, traceparentOf } from '../http/request-headers.js';
import { toAccepted, toResult } from './present.js';
import type { PlanOutcome, PostOptions } from './plans.service.js';

/** What a POST says besides its body. @throws {RequestError} VALIDATION_ERROR for a key that cannot be used. */
export const optionsOf = (request: FastifyRequest): PostOptions => ({
  ownerId: callerOf(request).ownerId,
  idempotencyKey: idempotencyKeyOf(request),
  // Without tracing here, what comes next goes on from the client's own span.
  traceparent: currentTraceparent() ?? traceparentOf(request),
  waitMs: preferredWaitMs(request),
});

/** 200 with the result of a run at rest, 202 with where to look for one that is still going. */
export function answer(outcome: PlanOutcome, reply: FastifyReply): PlanResult | PlanAccepted {
  if (outcome.kind === 'seen' && outcome.thread.status !== 'in_progress') {
    void reply.status(HttpStatus.OK);
    return toResult(outcome.thread);
  }
  const accepted =
    outcome.kind === 'seen'
      ? toAccepted(outcome.thread)
      : { threadId: outcome.threadId, status: 'in_progress' as const, version: outcome.version, ...(outcome.isQueued ? { queued: true } : {}) };
  void reply.status(HttpStatus.ACCEPTED).header('location', `/plan/${accepted.threadId}`);
  return accepted;
}
