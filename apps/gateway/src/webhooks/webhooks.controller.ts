import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeliveriesQuery, WebhookBody, WebhookChangeBody, WebhookId } from '@app/contracts';
import type { DeliveriesPage, DeliveryItem, WebhookItem, WebhooksAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { WebhooksService } from './webhooks.service.js';

const id = new ZodPipe(WebhookId);

/** `/webhooks`: addresses that are told what happens to the caller's threads. */
@Controller('webhooks')
export class WebhooksController {
  constructor(@Inject(WebhooksService) private readonly webhooks: WebhooksService) {}

  @Post()
  @HttpCode(HttpStatus.CREATED)
  add(@Body(new ZodPipe(WebhookBody)) body: WebhookBody, @Req() request: FastifyRequest): Promise<WebhookItem> {
    return this.webhooks.add(callerOf(request).ownerId, body);
  }

  @Get()
  async list(@Req() request: FastifyRequest): Promise<WebhooksAnswer> {
    return { items: await this.webhooks.list(callerOf(request).ownerId) };
  }

  @Get(':id')
  look(@Param('id', id) webhookId: string, @Req() request: FastifyRequest): Promise<WebhookItem> {
    return this.webhooks.find(callerOf(request).ownerId, webhookId);
  }

  @Put(':id')
  change(
    @Param('id', id) webhookId: string,
    @Body(new ZodPipe(WebhookChangeBody)) body: WebhookChangeBody,
    @Req() request: FastifyRequest,
  ): Promise<WebhookItem> {
    return this.webhooks.change(callerOf(request).ownerId, webhookId, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(@Param('id', id) webhookId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.webhooks.remove(callerOf(request).ownerId, webhookId);
  }

  /** Needs no body. */
  @Post(':id/test')
  @HttpCode(HttpStatus.ACCEPTED)
  test(@Param('id', id) webhookId: string, @Req() request: FastifyRequest): Promise<DeliveryItem> {
    return this.webhooks.test(callerOf(request).ownerId, webhookId);
  }

  @Get(':id/deliveries')
  deliveries(
    @Param('id', id) webhookId: string,
    @Query(new ZodPipe(DeliveriesQuery)) query: DeliveriesQuery,
    @Req() request: FastifyRequest,
  ): Promise<DeliveriesPage> {
    return this.webhooks.deliveries(callerOf(request).ownerId, webhookId, query);
  }
}
