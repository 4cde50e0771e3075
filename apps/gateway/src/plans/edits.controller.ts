import { Body, Controller, HttpCode, HttpStatus, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EditsBody, ThreadId } from '@app/contracts';
import type { EditsAnswer, PlanAccepted, PlanResult } from '@app/contracts';
import { ZodPipe } from '../http/zod.pipe.js';
import { answer, optionsOf } from './answer.js';
import { EditsService } from './edits.service.js';

/** `POST /plan/:threadId/edits`: changes of a plan by hand, answered with what they did to it. */
@Controller('plan/:threadId/edits')
export class EditsController {
  constructor(@Inject(EditsService) private readonly edits: EditsService) {}

  /** 200 with the diff, the price and the auditor's word; 202 while the run is still going. */
  @Post()
  @HttpCode(HttpStatus.OK)
  async edit(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(EditsBody)) body: EditsBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditsAnswer | PlanResult | PlanAccepted> {
    const outcome = await this.edits.edit(threadId, body, optionsOf(request));
    return outcome.kind === 'done' ? outcome.answer : answer(outcome.outcome, reply);
  }
}
