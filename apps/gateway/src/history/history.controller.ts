import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DiffQuery, HistoryQuery, ThreadId, ThreadsQuery, VersionNumber } from '@app/contracts';
import type { DiffAnswer, HistoryAnswer, LogAnswer, ThreadsPage, VersionAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { HistoryService } from './history.service.js';
import { LogService } from './log.service.js';

/** The caller's threads, and what each was at every version. */
@Controller('plan')
export class HistoryController {
  constructor(
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(LogService) private readonly log: LogService,
  ) {}

  @Get()
  list(@Query(new ZodPipe(ThreadsQuery)) query: ThreadsQuery, @Req() request: FastifyRequest): Promise<ThreadsPage> {
    return this.looksBack.list(callerOf(request).ownerId, query);
  }

  @Get(':threadId/history')
  history(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(HistoryQuery)) { after }: HistoryQuery,
    @Req() request: FastifyRequest,
  ): Promise<HistoryAnswer> {
    return this.looksBack.history(callerOf(request).ownerId, threadId, after ?? 0);
  }

  @Get(':threadId/log')
  verifyLog(@Param('threadId', new ZodPipe(ThreadId)) threadId: string, @Req() request: FastifyRequest): Promise<LogAnswer> {
    return this.log.verify(callerOf(request).ownerId, threadId);
  }

  @Get(':threadId/versions/:version')
  version(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Param('version', new ZodPipe(VersionNumber)) version: number,
    @Req() request: FastifyRequest,
  ): Promise<VersionAnswer> {
    return this.looksBack.version(callerOf(request).ownerId, threadId, version);
  }

  @Get(':threadId/diff')
  diff(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(DiffQuery)) query: DiffQuery,
    @Req() request: FastifyRequest,
  ): Promise<DiffAnswer> {
    return this.looksBack.diff(callerOf(request).ownerId, threadId, query);
  }
}
