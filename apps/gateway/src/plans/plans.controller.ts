import { Body, Controller, Get, HttpStatus, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatBody, PlanBody, ResumeBody, ThreadId } from '@app/contracts';
import type { PlanAccepted, PlanResult, ThreadBody } from '@app/contracts';
import { currentTraceparent } from '@app/platform';
import { callerOf } from '../http/caller.js';
import { idempotencyKeyOf, preferredWaitMs, traceparentOf } from '../http/request-headers.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { toAccepted, toResult, toThreadBody } from './present.js';
import { PlansService } from './plans.service.js';
import type { PlanOutcome, PostOptions } from './plans.service.js';

/** What comes with a POST that starts or goes on with a run. */
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
    outcome.kind === 'seen' ? toAccepted(outcome.thread) : { threadId: outcome.threadId, status: 'in_progress' as const, version: outcome.version };
  void reply.status(HttpStatus.ACCEPTED).header('location', `/plan/${accepted.threadId}`);
  return accepted;
}

/** Requests for plans, given whole or in words, answers to questions, and a look at a thread. */
@Controller('plan')
export class PlansController {
  constructor(@Inject(PlansService) private readonly plans: PlansService) {}

  @Post()
  async plan(
    @Body(new ZodPipe(PlanBody)) body: PlanBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanResult | PlanAccepted> {
    return answer(await this.plans.plan(body, optionsOf(request)), reply);
  }

  @Post('chat')
  async chat(
    @Body(new ZodPipe(ChatBody)) body: ChatBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanResult | PlanAccepted> {
    return answer(await this.plans.chat(body, optionsOf(request)), reply);
  }

  @Post('chat/resume')
  async resume(
    @Body(new ZodPipe(ResumeBody)) body: ResumeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanResult | PlanAccepted> {
    return answer(await this.plans.resume(body, optionsOf(request)), reply);
  }

  @Get(':threadId')
  async thread(@Param('threadId', new ZodPipe(ThreadId)) threadId: string, @Req() request: FastifyRequest): Promise<ThreadBody> {
    return toThreadBody(await this.plans.find(callerOf(request).ownerId, threadId));
  }
}
