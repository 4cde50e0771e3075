import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ScanBody } from '@app/contracts';
import type { AuditPlanAnswer, ScanAnswer } from '@app/contracts';
import { CatalogsService } from '../catalogs/catalogs.service.js';
import { HeavyDesk } from '../heavy/heavy-desk.js';
import { bytesOf } from '../http/body-bytes.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';

/** What NaviGo checks its own plans and texts with, for those of others. Nothing is stored. */
@Controller()
export class ChecksController {
  constructor(
    @Inject(CatalogsService) private readonly catalogs: CatalogsService,
    @Inject(HeavyDesk) private readonly desk: HeavyDesk,
  ) {}

  /** The body comes as bytes: it is read where it is audited. */
  @Post('plan/audit')
  @HttpCode(HttpStatus.OK)
  async audit(@Body() body: unknown, @Req() request: FastifyRequest): Promise<AuditPlanAnswer> {
    return this.auditFor(callerOf(request).ownerId, bytesOf(body));
  }

  /** The verdict for an owner, whose catalogs the plan may be held against. @throws {RequestError} NOT_FOUND for a catalog that the owner has not. */
  async auditFor(ownerId: string, body: Uint8Array): Promise<AuditPlanAnswer> {
    return this.desk.audit(ownerId, body, (catalogId) => this.catalogs.packed(ownerId, catalogId));
  }

  @Post('guardrails/scan')
  @HttpCode(HttpStatus.OK)
  async scan(@Body(new ZodPipe(ScanBody)) body: ScanBody, @Req() request: FastifyRequest): Promise<ScanAnswer> {
    return this.desk.scan(callerOf(request).ownerId, body);
  }
}
