import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BulkReplayBody, JobsQuery, ReplayBody, StepId } from '@app/contracts';
import type { BulkReplayAnswer, JobsPage, ReplayAnswer } from '@app/contracts';
import { NeedsRole } from '../auth/access.decorators.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { JobsService } from './jobs.service.js';
import type { Asker } from './jobs.service.js';

function askerOf(request: FastifyRequest): Asker {
  const { ownerId, role } = callerOf(request);
  return { ownerId, role, requestId: String(request.id) };
}

/** Failed steps: viewers look, operators put them back to work. */
@Controller('admin/jobs')
@NeedsRole('viewer')
export class JobsController {
  constructor(@Inject(JobsService) private readonly jobs: JobsService) {}

  @Get()
  list(@Query(new ZodPipe(JobsQuery)) query: JobsQuery): Promise<JobsPage> {
    return this.jobs.list(query);
  }

  @Post('replay')
  @NeedsRole('operator')
  @HttpCode(HttpStatus.OK)
  replayAll(@Body(new ZodPipe(BulkReplayBody)) body: BulkReplayBody, @Req() request: FastifyRequest): Promise<BulkReplayAnswer> {
    return this.jobs.replayAll(body, askerOf(request));
  }

  @Post(':id/replay')
  @NeedsRole('operator')
  @HttpCode(HttpStatus.OK)
  replay(@Param('id', new ZodPipe(StepId)) id: string, @Body(new ZodPipe(ReplayBody)) body: ReplayBody, @Req() request: FastifyRequest): Promise<ReplayAnswer> {
    return this.jobs.replay(id, askerOf(request), body);
  }
}
