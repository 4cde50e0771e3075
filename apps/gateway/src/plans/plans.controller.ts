import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatBody, PlanBody, ResumeBody, ThreadId } from '@app/contracts';
import type { PlanAccepted, PlanResult, ThreadBody } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { answer, optionsOf } from './answer.js';
import { toThreadBody } from './present.js';
import { PlansService } from './plans.service.js';

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
