import { Body, Controller, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AlternativesBody, RequestError, ThreadId } from '@app/contracts';
import type { AlternativesAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { alternativesIn } from './plan-alternatives.js';
import { PlansService } from './plans.service.js';

/** What else a plan could hold in the place of one thing. Nothing is stored. */
@Controller('plan')
export class AlternativesController {
  constructor(@Inject(PlansService) private readonly plans: PlansService) {}

  /** @throws {RequestError} NOT_FOUND for a foreign or unknown thread and for an unknown activity, NO_PLAN_YET. */
  @Post(':threadId/alternatives')
  @HttpCode(HttpStatus.OK)
  async alternatives(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(AlternativesBody)) { activityId }: AlternativesBody,
    @Req() request: FastifyRequest,
  ): Promise<AlternativesAnswer> {
    const { state } = await this.plans.find(callerOf(request).ownerId, threadId);
    const alternatives = alternativesIn(state, activityId);
    if (alternatives === undefined) throw new RequestError('NO_PLAN_YET', `Thread ${threadId} has no plan, so nothing of it can be replaced.`);
    if (alternatives === null) throw new RequestError('NOT_FOUND', `The plan of thread ${threadId} has no activity or meal ${activityId}.`);
    return { threadId, activityId, alternatives };
  }
}
