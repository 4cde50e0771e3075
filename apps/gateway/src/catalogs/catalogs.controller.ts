import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogId } from '@app/contracts';
import type { CatalogReport } from '@app/contracts';
import { bytesOf } from '../http/body-bytes.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { CatalogsService } from './catalogs.service.js';

/** Inventories of one's own, to plan from. */
@Controller('catalogs')
export class CatalogsController {
  constructor(@Inject(CatalogsService) private readonly catalogs: CatalogsService) {}

  /** 201 for a new catalog, 200 for one that was replaced. */
  @Put(':id')
  async put(
    @Param('id', new ZodPipe(CatalogId)) id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CatalogReport> {
    const { report, isNew } = await this.catalogs.put(callerOf(request).ownerId, id, bytesOf(body));
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return report;
  }

  @Get(':id')
  async get(
    @Param('id', new ZodPipe(CatalogId)) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    void reply.header('content-type', 'application/json; charset=utf-8');
    return this.catalogs.get(callerOf(request).ownerId, id);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@Param('id', new ZodPipe(CatalogId)) id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.catalogs.remove(callerOf(request).ownerId, id);
  }
}
