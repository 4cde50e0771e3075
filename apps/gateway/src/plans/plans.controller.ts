import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatBody, PlanBody, ResumeBody, ThreadId } from '@app/contracts';
import type { PlanAccepted, PlanResult, ThreadBody } from '@app/contracts';
import type { ThreadStore } from '@app/ports';
import { WATCH_NAME } from '@app/watches';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { answer, optionsOf } from './answer.js';
import { toThreadBody } from './present.js';
import { PlansService } from './plans.service.js';
import { THREADS_OF } from '../tokens.js';

/** Requests for plans, given whole or in words, answers to questions, and a look at a thread. */
@Controller('plan')
export class PlansController {
  constructor(
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(THREADS_OF) private readonly threadsOf: (workflow: string) => Pick<ThreadStore, 'findThread'>,
  ) {}

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
    const { ownerId } = callerOf(request);
    const thread = await this.plans.find(ownerId, threadId);
    // A plan is watched once it is there; who waits for one asks often.
    const watch = thread.status === 'complete' ? await this.threadsOf(WATCH_NAME).findThread(ownerId, threadId) : null;
    return toThreadBody(thread, watch);
  }
}
