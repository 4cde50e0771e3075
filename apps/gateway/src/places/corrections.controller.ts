import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CorrectionBody, CorrectionDecisionBody, CorrectionId, CorrectionsQuery } from '@app/contracts';
import type { CorrectionsPage, PlaceCorrection } from '@app/contracts';
import { NeedsRole } from '../auth/access.decorators.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { CorrectionsService } from './corrections.service.js';

/** What people put right about places: everyone may ask, operators decide. */
@Controller('places/corrections')
export class CorrectionsController {
  constructor(@Inject(CorrectionsService) private readonly corrections: CorrectionsService) {}

  @Post()
  @HttpCode(HttpStatus.CREATED)
  add(@Body(new ZodPipe(CorrectionBody)) body: CorrectionBody, @Req() request: FastifyRequest): Promise<PlaceCorrection> {
    return this.corrections.add(callerOf(request).ownerId, body);
  }

  @Get()
  @NeedsRole('operator')
  list(@Query(new ZodPipe(CorrectionsQuery)) query: CorrectionsQuery): Promise<CorrectionsPage> {
    return this.corrections.list(query);
  }

  @Post(':id')
  @NeedsRole('operator')
  @HttpCode(HttpStatus.OK)
  decide(
    @Param('id', new ZodPipe(CorrectionId)) id: string,
    @Body(new ZodPipe(CorrectionDecisionBody)) body: CorrectionDecisionBody,
    @Req() request: FastifyRequest,
  ): Promise<PlaceCorrection> {
    const { ownerId, role } = callerOf(request);
    return this.corrections.decide(id, body, { actor: ownerId, role, requestId: String(request.id) });
  }
}
