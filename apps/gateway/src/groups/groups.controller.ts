import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GroupBallotBody, GroupExpenseBody, GroupItemNumber, GroupVoteBody, GroupWishesBody, ThreadId } from '@app/contracts';
import type { GroupAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { optionsOf } from '../plans/answer.js';
import { GroupsService } from './groups.service.js';

const thread = new ZodPipe(ThreadId);
const item = new ZodPipe(GroupItemNumber);

/** `/plan/:threadId/group`: several people plan one trip. */
@Controller('plan/:threadId/group')
export class GroupsController {
  constructor(@Inject(GroupsService) private readonly groups: GroupsService) {}

  /** Needs no body. */
  @Post()
  @HttpCode(HttpStatus.OK)
  open(@Param('threadId', thread) threadId: string, @Req() request: FastifyRequest): Promise<GroupAnswer> {
    return this.groups.open(threadId, optionsOf(request));
  }

  @Get()
  look(@Param('threadId', thread) threadId: string, @Req() request: FastifyRequest): Promise<GroupAnswer> {
    return this.groups.find(callerOf(request).ownerId, threadId);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Param('threadId', thread) threadId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.groups.end(callerOf(request).ownerId, threadId);
  }

  @Put('wishes')
  say(
    @Param('threadId', thread) threadId: string,
    @Body(new ZodPipe(GroupWishesBody)) body: GroupWishesBody,
    @Req() request: FastifyRequest,
  ): Promise<GroupAnswer> {
    return this.groups.say(threadId, body, optionsOf(request));
  }

  /** Needs no body. */
  @Post('plan')
  @HttpCode(HttpStatus.OK)
  plan(@Param('threadId', thread) threadId: string, @Req() request: FastifyRequest): Promise<GroupAnswer> {
    return this.groups.plan(threadId, optionsOf(request));
  }

  @Post('votes')
  @HttpCode(HttpStatus.OK)
  openVote(
    @Param('threadId', thread) threadId: string,
    @Body(new ZodPipe(GroupVoteBody)) body: GroupVoteBody,
    @Req() request: FastifyRequest,
  ): Promise<GroupAnswer> {
    return this.groups.openVote(threadId, body, optionsOf(request));
  }

  @Post('votes/:number/ballot')
  @HttpCode(HttpStatus.OK)
  vote(
    @Param('threadId', thread) threadId: string,
    @Param('number', item) number: number,
    @Body(new ZodPipe(GroupBallotBody)) body: GroupBallotBody,
    @Req() request: FastifyRequest,
  ): Promise<GroupAnswer> {
    return this.groups.vote(threadId, number, body, optionsOf(request));
  }

  @Post('expenses')
  @HttpCode(HttpStatus.OK)
  spend(
    @Param('threadId', thread) threadId: string,
    @Body(new ZodPipe(GroupExpenseBody)) body: GroupExpenseBody,
    @Req() request: FastifyRequest,
  ): Promise<GroupAnswer> {
    return this.groups.spend(threadId, body, optionsOf(request));
  }

  @Delete('expenses/:number')
  takeBack(@Param('threadId', thread) threadId: string, @Param('number', item) number: number, @Req() request: FastifyRequest): Promise<GroupAnswer> {
    return this.groups.takeBackExpense(threadId, number, optionsOf(request));
  }
}
