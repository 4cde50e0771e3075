import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WatchBody, WatchDecisionBody, WatchEventsQuery, WatchId } from '@app/contracts';
import type { WatchAnswer, WatchesPage } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { optionsOf } from '../plans/answer.js';
import { EventSender, lastIdOf } from '../plans/event-sender.js';
import { WatchesService } from './watches.service.js';

const id = new ZodPipe(WatchId);
const decision = new ZodPipe(WatchDecisionBody);

/** `/watches`: plans that stay watched, and what they propose. */
@Controller('watches')
export class WatchesController {
  constructor(
    @Inject(WatchesService) private readonly watches: WatchesService,
    @Inject(EventSender) private readonly sender: EventSender,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  open(@Body(new ZodPipe(WatchBody)) body: WatchBody, @Req() request: FastifyRequest): Promise<WatchAnswer> {
    return this.watches.open(body, optionsOf(request));
  }

  @Get()
  async list(@Req() request: FastifyRequest): Promise<WatchesPage> {
    return { items: await this.watches.list(callerOf(request).ownerId) };
  }

  @Get(':id')
  look(@Param('id', id) watchId: string, @Req() request: FastifyRequest): Promise<WatchAnswer> {
    return this.watches.find(callerOf(request).ownerId, watchId);
  }

  /** What the watch finds and proposes, as server-sent events; ends with the watch. */
  @Get(':id/events')
  async events(
    @Param('id', id) watchId: string,
    @Query(new ZodPipe(WatchEventsQuery)) { lastEventId }: WatchEventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lastId = lastIdOf(request, lastEventId);
    const connection = this.sender.connect(request, reply);
    await this.sender.send(connection, { ...(await this.watches.feedOf(callerOf(request).ownerId, watchId)), lastEventId: lastId });
  }

  @Post(':id/accept')
  @HttpCode(HttpStatus.OK)
  accept(@Param('id', id) watchId: string, @Body(decision) { number }: WatchDecisionBody, @Req() request: FastifyRequest): Promise<WatchAnswer> {
    return this.watches.accept(watchId, number, optionsOf(request));
  }

  @Post(':id/dismiss')
  @HttpCode(HttpStatus.OK)
  dismiss(@Param('id', id) watchId: string, @Body(decision) { number }: WatchDecisionBody, @Req() request: FastifyRequest): Promise<WatchAnswer> {
    return this.watches.dismiss(watchId, number, optionsOf(request));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Param('id', id) watchId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.watches.end(callerOf(request).ownerId, watchId);
  }
}
