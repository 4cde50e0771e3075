import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportQuery, ThreadId } from '@app/contracts';
import { toIcs, toMarkdown, toPdf } from '@app/take-along';
import type { PlanToTake } from '@app/take-along';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { exportFileName } from './export-file-name.js';
import { HistoryService } from './history.service.js';

interface Format<File = string> {
  readonly extension: string;
  readonly contentType: string;
  readonly write: (taken: PlanToTake) => File | Promise<File>;
}
const INDENT = 2;
const JSON_FORMAT: Format = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  write: ({ threadId, version, madeAt, plan }) => `${JSON.stringify({ threadId, version, madeAt, finalPlan: plan }, null, INDENT)}\n`,
};
const MARKDOWN: Format = { extension: 'md', contentType: 'text/markdown; charset=utf-8', write: toMarkdown };
const PDF: Format<Buffer> = { extension: 'pdf', contentType: 'application/pdf', write: toPdf };
const CALENDAR: Format = { extension: 'ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', write: toIcs };

/** `GET /plan/:threadId/export.*`: the plan as a file to take along. */
@Controller('plan')
export class ExportController {
  constructor(@Inject(HistoryService) private readonly looksBack: HistoryService) {}

  @Get(':threadId/export.json')
  json(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(JSON_FORMAT, this.wanted(request, threadId, query), reply);
  }

  @Get(':threadId/export.md')
  markdown(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(MARKDOWN, this.wanted(request, threadId, query), reply);
  }

  @Get(':threadId/export.ics')
  calendar(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(CALENDAR, this.wanted(request, threadId, query), reply);
  }

  @Get(':threadId/export.pdf')
  pdf(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.file(PDF, this.wanted(request, threadId, query), reply);
  }

  private wanted(request: FastifyRequest, threadId: string, { version }: ExportQuery): Promise<PlanToTake> {
    return this.looksBack.planToTake(callerOf(request).ownerId, threadId, version);
  }

  private async file<File>({ extension, contentType, write }: Format<File>, wanted: Promise<PlanToTake>, reply: FastifyReply): Promise<File> {
    const taken = await wanted;
    const name = exportFileName(taken.plan, extension);
    void reply.header('content-type', contentType).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
    return write(taken);
  }
}
