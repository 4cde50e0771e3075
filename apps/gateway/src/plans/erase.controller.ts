import { Controller, Delete, HttpCode, HttpStatus, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestError, ThreadId } from '@app/contracts';
import { eraseThread } from '@app/engine';
import type { Engine, ErasablePlaces } from '@app/engine';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { ENGINE, ERASABLE } from '../tokens.js';

/** `DELETE /plan/:threadId`: takes out everything that a person said in a thread. */
@Controller('plan')
export class EraseController {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(ERASABLE) private readonly places: ErasablePlaces,
  ) {}

  /** The thread is then absent for everybody, so a second time there is nothing to erase. @throws {RequestError} NOT_FOUND. */
  @Delete(':threadId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async erase(@Param('threadId', new ZodPipe(ThreadId)) threadId: string, @Req() request: FastifyRequest): Promise<void> {
    const { ownerId, role } = callerOf(request);
    const entry = { id: this.engine.ids.next('aud'), actor: ownerId, role, action: 'thread.erase', target: threadId };
    const audit = { ...entry, reason: null, outcome: 'erased', runId: null, detail: {} };
    if (!(await eraseThread(this.engine, this.places, { ownerId, threadId, audit }))) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
  }
}
