import { Body, Controller, HttpCode, HttpStatus, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DecideBody, ThreadId } from '@app/contracts';
import type { PlanAccepted, PlanResult } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { answer, optionsOf } from './answer.js';
import { DecisionsService } from './decisions.service.js';
import { toResult } from './present.js';

/** A person's word on a run: on the plan that awaits review, or that it should end. */
@Controller('plan/:threadId')
export class DecisionsController {
  constructor(@Inject(DecisionsService) private readonly decisions: DecisionsService) {}

  @Post('decide')
  async decide(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(DecideBody)) body: DecideBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanResult | PlanAccepted> {
    return answer(await this.decisions.decide(threadId, body, optionsOf(request)), reply);
  }

  /** Needs no body; of several at once all get the same answer. */
  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  async cancel(@Param('threadId', new ZodPipe(ThreadId)) threadId: string, @Req() request: FastifyRequest): Promise<PlanResult> {
    return toResult(await this.decisions.cancel(callerOf(request).ownerId, threadId));
  }
}
