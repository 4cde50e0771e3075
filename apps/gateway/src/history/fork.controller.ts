import { Body, Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForkBody, ThreadId } from '@app/contracts';
import type { PlanAccepted, PlanResult } from '@app/contracts';
import { ZodPipe } from '../http/zod.pipe.js';
import { answer, optionsOf } from '../plans/answer.js';
import { ForkService } from './fork.service.js';

/** `POST /plan/:threadId/fork`: a new thread that goes on from a version of this one. */
@Controller('plan')
export class ForkController {
  constructor(@Inject(ForkService) private readonly forks: ForkService) {}

  @Post(':threadId/fork')
  async fork(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(ForkBody)) body: ForkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanResult | PlanAccepted> {
    return answer(await this.forks.fork(threadId, body, optionsOf(request)), reply);
  }
}
