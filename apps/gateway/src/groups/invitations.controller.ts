import { Body, Controller, Delete, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GroupInvitationBody, GroupItemNumber, ThreadId } from '@app/contracts';
import type { GroupInvitationAnswer, GroupJoinedAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { optionsOf } from '../plans/answer.js';
import { InvitationsService } from './invitations.service.js';

const thread = new ZodPipe(ThreadId);
const item = new ZodPipe(GroupItemNumber);

/** Links by which people join a group, and joining by one. */
@Controller()
export class InvitationsController {
  constructor(@Inject(InvitationsService) private readonly invitations: InvitationsService) {}

  @Post('plan/:threadId/group/invitations')
  @HttpCode(HttpStatus.OK)
  async invite(
    @Param('threadId', thread) threadId: string,
    @Body(new ZodPipe(GroupInvitationBody)) body: GroupInvitationBody,
    @Req() request: FastifyRequest,
  ): Promise<GroupInvitationAnswer> {
    const { number, token, expiresAt } = await this.invitations.invite(threadId, body, optionsOf(request));
    return { number, token, url: `${request.protocol}://${request.host}/invitations/${token}`, role: body.role, expiresAt };
  }

  @Delete('plan/:threadId/group/invitations/:number')
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Param('threadId', thread) threadId: string, @Param('number', item) number: number, @Req() request: FastifyRequest): Promise<void> {
    return this.invitations.end(threadId, number, optionsOf(request));
  }

  /** Needs no body. The caller joins with their own key. */
  @Post('invitations/:token')
  @HttpCode(HttpStatus.OK)
  join(@Param('token') token: string, @Req() request: FastifyRequest): Promise<GroupJoinedAnswer> {
    return this.invitations.join(token, callerOf(request).ownerId);
  }
}
