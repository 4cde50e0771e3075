import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportQuery, ThreadId } from '@app/contracts';
import { toIcs, toMarkdown } from '@app/take-along';
import type { PlanToTake } from '@app/take-along';
import { HeavyDesk } from '../heavy/heavy-desk.js';
import { callerOf } from '../http/caller.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { exportFileName } from './export-file-name.js';
import { HistoryService } from './history.service.js';

interface Format {
  readonly extension: string;
  readonly contentType: string;
}
const INDENT = 2;
const JSON_FORMAT: Format = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
};
const MARKDOWN: Format = { extension: 'md', contentType: 'text/markdown; charset=utf-8' };
const PDF: Format = { extension: 'pdf', contentType: 'application/pdf' };
const CALENDAR: Format = { extension: 'ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };

const toJson = ({ threadId, version, madeAt, plan }: PlanToTake): string => `${JSON.stringify({ threadId, version, madeAt, finalPlan: plan }, null, INDENT)}\n`;

/** `GET /plan/:threadId/export.*`: the plan as a file to take along. */
@Controller('plan')
export class ExportController {
  constructor(
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(HeavyDesk) private readonly desk: HeavyDesk,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
  ) {}

  @Get(':threadId/export.json')
  json(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(JSON_FORMAT, this.wanted(request, threadId, query), reply, toJson);
  }

  @Get(':threadId/export.md')
  markdown(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(MARKDOWN, this.wanted(request, threadId, query), reply, toMarkdown);
  }

  @Get(':threadId/export.ics')
  calendar(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file(CALENDAR, this.wanted(request, threadId, query), reply, toIcs);
  }

  @Get(':threadId/export.pdf')
  pdf(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Query(new ZodPipe(ExportQuery)) query: ExportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.file(PDF, this.wanted(request, threadId, query), reply, (taken) => this.desk.writePdf(callerOf(request).ownerId, taken));
  }

  private async wanted(request: FastifyRequest, threadId: string, { version }: ExportQuery): Promise<PlanToTake> {
    const { ownerId } = callerOf(request);
    await this.budgets.spend(ownerId, 'exports');
    return this.looksBack.planToTake(ownerId, threadId, version);
  }

  private async file<File>(
    { extension, contentType }: Format,
    wanted: Promise<PlanToTake>,
    reply: FastifyReply,
    write: (taken: PlanToTake) => File | Promise<File>,
  ): Promise<File> {
    const taken = await wanted;
    const name = exportFileName(taken.plan, extension);
    void reply.header('content-type', contentType).header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
    return write(taken);
  }
}
