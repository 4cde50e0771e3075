import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MemberBody, OwnerId, RequestError, ThreadId } from '@app/contracts';
import type { MemberItem, MembersAnswer } from '@app/contracts';
import type { MemberStore } from '@app/ports';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { MEMBER_STORE } from '../tokens.js';

const thread = new ZodPipe(ThreadId);
const member = new ZodPipe(OwnerId);

/** `/plan/:threadId/members`: who may see a thread and act in it. */
@Controller('plan/:threadId/members')
export class MembersController {
  constructor(@Inject(MEMBER_STORE) private readonly members: MemberStore) {}

  @Get()
  async list(@Param('threadId', thread) threadId: string, @Req() request: FastifyRequest): Promise<MembersAnswer> {
    return { members: [...(await this.membersOf(callerOf(request).ownerId, threadId))] };
  }

  @Put(':memberId')
  async put(
    @Param('threadId', thread) threadId: string,
    @Param('memberId', member) memberId: string,
    @Body(new ZodPipe(MemberBody)) { role }: MemberBody,
    @Req() request: FastifyRequest,
  ): Promise<MemberItem> {
    const { ownerId } = callerOf(request);
    if (!(await this.members.put(ownerId, threadId, { memberId, role }))) throw await this.refusal(ownerId, threadId, memberId);
    return { memberId, role };
  }

  @Delete(':memberId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@Param('threadId', thread) threadId: string, @Param('memberId', member) memberId: string, @Req() request: FastifyRequest): Promise<void> {
    const { ownerId } = callerOf(request);
    if (!(await this.members.remove(ownerId, threadId, memberId))) throw await this.refusal(ownerId, threadId, memberId);
  }

  /** @throws {RequestError} NOT_FOUND for a thread of which the caller is no member. */
  private async membersOf(callerId: string, threadId: string): Promise<readonly MemberItem[]> {
    const members = await this.members.list(callerId, threadId);
    if (!members) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    return members;
  }

  /** Why nothing was changed. */
  private async refusal(callerId: string, threadId: string, memberId: string): Promise<RequestError> {
    const members = await this.membersOf(callerId, threadId);
    if (members.find((one) => one.memberId === callerId)?.role !== 'owner')
      return new RequestError('FORBIDDEN', 'Only an owner of the thread says who its members are.');
    if (!members.some((one) => one.memberId === memberId)) return new RequestError('NOT_FOUND', `${memberId} is no member of thread ${threadId}.`);
    const message = 'a thread keeps at least one owner; make somebody else an owner first';
    return new RequestError('VALIDATION_ERROR', message, [{ path: 'memberId', message }]);
  }
}
