import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ActionAnswersBody, ActionEventsQuery, ActionId, ActionsBody, ApproveBody, ThreadId } from '@app/contracts';
import type { ActionRun } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { optionsOf } from '../plans/answer.js';
import { EventSender, lastIdOf } from '../plans/event-sender.js';
import { ActionsService } from './actions.service.js';

const id = new ZodPipe(ActionId);

/** Acting on plans: `/plan/:threadId/actions` starts a run, `/actions/:id` shows it and goes on with it. */
@Controller()
export class ActionsController {
  constructor(
    @Inject(ActionsService) private readonly actions: ActionsService,
    @Inject(EventSender) private readonly sender: EventSender,
  ) {}

  @Post('plan/:threadId/actions')
  async start(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(ActionsBody)) body: ActionsBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionRun> {
    return answered(await this.actions.start(threadId, body, optionsOf(request)), reply);
  }

  @Get('actions/:id')
  look(@Param('id', id) actionId: string, @Req() request: FastifyRequest): Promise<ActionRun> {
    return this.actions.find(callerOf(request).ownerId, actionId);
  }

  /** What happens in the run, as server-sent events; ends with the run. */
  @Get('actions/:id/events')
  async events(
    @Param('id', id) actionId: string,
    @Query(new ZodPipe(ActionEventsQuery)) { nodes, lastEventId }: ActionEventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { ownerId } = callerOf(request);
    const lastId = lastIdOf(request, lastEventId);
    const connection = this.sender.connect(request, reply);
    await this.sender.send(connection, { ...(await this.actions.feedOf(ownerId, actionId, nodes)), lastEventId: lastId });
  }

  @Post('actions/:id/answers')
  async answer(
    @Param('id', id) actionId: string,
    @Body(new ZodPipe(ActionAnswersBody)) body: ActionAnswersBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionRun> {
    return answered(await this.actions.answer(actionId, body, optionsOf(request)), reply);
  }

  @Post('actions/:id/approve')
  async approve(
    @Param('id', id) actionId: string,
    @Body(new ZodPipe(ApproveBody)) body: ApproveBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionRun> {
    return answered(await this.actions.approve(actionId, body, optionsOf(request)), reply);
  }

  /** Needs no body. The answer is about a new run, which takes back what this one did. */
  @Post('actions/:id/undo')
  async undo(@Param('id', id) actionId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ActionRun> {
    return answered(await this.actions.undo(actionId, optionsOf(request)), reply);
  }

  /** Needs no body. What is done stays done; see undo. */
  @Post('actions/:id/cancel')
  @HttpCode(HttpStatus.OK)
  cancel(@Param('id', id) actionId: string, @Req() request: FastifyRequest): Promise<ActionRun> {
    return this.actions.cancel(callerOf(request).ownerId, actionId);
  }
}

/** 200 for a run at rest, 202 with where to look for one that is still going. */
function answered(run: ActionRun, reply: FastifyReply): ActionRun {
  void reply.status(run.status === 'in_progress' ? HttpStatus.ACCEPTED : HttpStatus.OK).header('location', `/actions/${run.actionId}`);
  return run;
}
