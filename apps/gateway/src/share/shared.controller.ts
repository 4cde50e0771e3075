import { Controller, Get, HttpStatus, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '@app/contracts';
import type { SharedAnswer } from '@app/contracts';
import { toHtml } from '@app/take-along';
import { Public } from '../auth/access.decorators.js';
import { addressOf } from '../http/caller.js';
import { RequestLimiter } from '../http/request-limiter.js';
import { PAGE_POLICY, pageWith } from '../web/page.js';
import { ShareService } from './share.service.js';

/** Neither search engines nor other sites learn of the address, no cache keeps what may be revoked. */
const PRIVATE = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept' };
/** `GET /shared/:token`: a plan for whoever has its link; the token is the credential. */
@Controller('shared')
@Public()
export class SharedController {
  constructor(
    @Inject(ShareService) private readonly shares: ShareService,
    @Inject(RequestLimiter) private readonly limiter: RequestLimiter,
  ) {}

  @Get(':token')
  async open(@Param('token') token: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SharedAnswer | string> {
    void reply.headers(PRIVATE);
    // The other routes' guard knows callers; here there are only addresses. While Redis is away reading goes on, as for everybody.
    const counted = await this.limiter.count(`shared:${addressOf(request)}`);
    if (!(counted instanceof Error) && counted.isOver) throw this.limiter.tooMany(counted);
    if (!wantsPage(request.headers.accept)) {
      const { plan, expiresAt } = await this.shares.open(token);
      return { plan, expiresAt };
    }
    void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY });
    // The page says itself that there is nothing, in words; programs see it by the status.
    const shared = await this.shares.open(token).catch((error: unknown) => {
      if (error instanceof RequestError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (!shared) void reply.status(HttpStatus.NOT_FOUND);
    return pageWith(shared ? toHtml(shared.plan) : '');
  }
}

/** Browsers name HTML before everything else; programs that name nothing get JSON. */
function wantsPage(accept = ''): boolean {
  const [html, json] = [accept.indexOf('text/html'), accept.indexOf('application/json')];
  return html >= 0 && (json < 0 || html < json);
}
