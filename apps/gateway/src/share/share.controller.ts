import { Body, Controller, Delete, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ShareBody, ThreadId } from '@app/contracts';
import type { ShareAnswer } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { ShareService } from './share.service.js';

/** `/plan/:threadId/share`: makes and ends the link of a thread. */
@Controller('plan')
export class ShareController {
  constructor(@Inject(ShareService) private readonly shares: ShareService) {}

  @Post(':threadId/share')
  async share(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Body(new ZodPipe(ShareBody)) { expiresInDays }: ShareBody,
    @Req() request: FastifyRequest,
  ): Promise<ShareAnswer> {
    const { token, expiresAt } = await this.shares.share(callerOf(request), threadId, expiresInDays);
    return { url: `${request.protocol}://${request.host}/shared/${token}`, token, expiresAt };
  }

  @Delete(':threadId/share')
  @HttpCode(HttpStatus.NO_CONTENT)
  revoke(@Param('threadId', new ZodPipe(ThreadId)) threadId: string, @Req() request: FastifyRequest): Promise<void> {
    return this.shares.revoke(callerOf(request), threadId);
  }
}
