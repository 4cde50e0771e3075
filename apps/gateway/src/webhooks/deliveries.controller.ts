import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeliveriesQuery, DeliveryId, DeliveryReplayBody } from '@app/contracts';
import type { DeliveriesPage, DeliveryReplayAnswer } from '@app/contracts';
import { NeedsRole } from '../auth/access.decorators.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { WebhooksService } from './webhooks.service.js';

/** Messages to webhooks of everybody: viewers look, operators send dead ones again. */
@Controller('admin/webhooks')
@NeedsRole('viewer')
export class DeliveriesController {
  constructor(@Inject(WebhooksService) private readonly webhooks: WebhooksService) {}

  @Get()
  list(@Query(new ZodPipe(DeliveriesQuery)) query: DeliveriesQuery): Promise<DeliveriesPage> {
    return this.webhooks.everybodys(query);
  }

  @Post(':id/replay')
  @NeedsRole('operator')
  @HttpCode(HttpStatus.OK)
  replay(
    @Param('id', new ZodPipe(DeliveryId)) deliveryId: string,
    @Body(new ZodPipe(DeliveryReplayBody)) { reason }: DeliveryReplayBody,
    @Req() request: FastifyRequest,
  ): Promise<DeliveryReplayAnswer> {
    const { ownerId, role } = callerOf(request);
    return this.webhooks.replay(deliveryId, { ownerId, role, requestId: String(request.id) }, reason ?? null);
  }
}
