import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RequestError } from '@app/contracts';
import { QueueBoard } from '@app/queue';
import { AcceptsBasic, NeedsRole } from '../auth/access.decorators.js';
import { ZodPipe } from '../http/zod.pipe.js';

export const BOARD_PATH = 'admin/queues';

const BoardQuery = z.record(z.string().max(50), z.string().max(200, { error: 'is too long' }));

/** Stricter than for the rest: nothing inline runs, nothing foreign loads, no other page may frame it. */
const PAGE_POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
  ...["worker-src 'self'", "base-uri 'self'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Bull Board for viewers and operators. It is read-only because there are no other routes: failed steps are replayed at `/admin/jobs`. */
@Controller(BOARD_PATH)
@NeedsRole('viewer')
@AcceptsBasic()
export class QueuesController {
  constructor(@Inject(QueueBoard) private readonly board: QueueBoard) {}

  @Get(['', '*'])
  async show(@Query(new ZodPipe(BoardQuery)) query: z.infer<typeof BoardQuery>, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { '*': rest = '' } = request.params as { '*'?: string };
    const answer = await this.board.answer(`/${rest}`, query);
    if (!answer) throw new RequestError('NOT_FOUND', 'The board has nothing at this address.');
    if (answer.kind === 'page') void reply.header('content-security-policy', PAGE_POLICY);
    void reply.header('cache-control', answer.kind === 'file' ? 'private, max-age=3600' : 'no-store');
    await reply.status(answer.status).header('content-type', answer.contentType).send(answer.body);
  }
}
