import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ScheduleBody, WatchId } from '@app/contracts';
import type { ScheduleAnswer, SchedulesPage } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { optionsOf } from '../plans/answer.js';
import { SchedulesService } from './schedules.service.js';

const id = new ZodPipe(WatchId);

/** `/schedules`: plans that are made again and again at times of their own. */
@Controller('schedules')
export class SchedulesController {
  constructor(@Inject(SchedulesService) private readonly schedules: SchedulesService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  open(@Body(new ZodPipe(ScheduleBody)) body: ScheduleBody, @Req() request: FastifyRequest): Promise<ScheduleAnswer> {
    return this.schedules.open(body, optionsOf(request));
  }

  @Get()
  async list(@Req() request: FastifyRequest): Promise<SchedulesPage> {
    return { items: await this.schedules.list(callerOf(request).ownerId) };
  }

  @Get(':id')
  look(@Param('id', id) scheduleId: string, @Req() request: FastifyRequest): Promise<ScheduleAnswer> {
    return this.schedules.find(callerOf(request).ownerId, scheduleId);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Param('id', id) scheduleId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.schedules.end(callerOf(request).ownerId, scheduleId);
  }
}
