import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventsQuery, ThreadId, isOpen } from '@app/contracts';
import { PLAN_NAME } from '@app/graph';
import type { ThreadView } from '@app/ports';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { EventSender, lastIdOf } from './event-sender.js';
import { PlansService } from './plans.service.js';

/** `GET /plan/:threadId/events`: what happens on a thread, as server-sent events. */
@Controller('plan')
export class EventsController {
  private readonly lookups = new Map<string, Promise<ThreadView>>();

  constructor(
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(EventSender) private readonly sender: EventSender,
  ) {}

  @Get(':threadId/events')
  async events(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(EventsQuery)) { follow, nodes, lastEventId }: EventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { ownerId } = callerOf(request);
    const lastId = lastIdOf(request, lastEventId);
    const connection = this.sender.connect(request, reply);
    const { status } = await this.find(ownerId, threadId);
    const feed = { ownerId, threadId, workflow: PLAN_NAME, nodes };
    await this.sender.send(connection, { feed, lastEventId: lastId, until: { follow }, isOver: !follow && !isOpen(status) });
  }

  /** Many who come at once, such as after a restart, are one question to the database. @throws {RequestError} NOT_FOUND. */
  private find(ownerId: string, threadId: string): Promise<ThreadView> {
    const key = JSON.stringify([ownerId, threadId]);
    const asked = this.lookups.get(key) ?? this.plans.find(ownerId, threadId).finally(() => this.lookups.delete(key));
    this.lookups.set(key, asked);
    return asked;
  }
}
