import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MigrateBody } from '@app/contracts';
import type { GraphsAnswer, MigrateAnswer } from '@app/contracts';
import { NeedsRole } from '../auth/access.decorators.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { GraphsService } from './graphs.service.js';

/** Versions of the graph: viewers see which runs keep to which, operators take runs over. */
@Controller('admin/graphs')
@NeedsRole('viewer')
export class GraphsController {
  constructor(@Inject(GraphsService) private readonly graphs: GraphsService) {}

  @Get()
  list(): Promise<GraphsAnswer> {
    return this.graphs.list();
  }

  @Post('migrate')
  @NeedsRole('operator')
  @HttpCode(HttpStatus.OK)
  migrate(@Body(new ZodPipe(MigrateBody)) body: MigrateBody, @Req() request: FastifyRequest): Promise<MigrateAnswer> {
    return this.graphs.migrate(body, callerOf(request).ownerId);
  }
}
