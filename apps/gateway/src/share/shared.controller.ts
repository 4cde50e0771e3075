import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedAnswer } from '@app/contracts';
import { toHtml } from '@app/take-along';
import { Public } from '../auth/access.decorators.js';
import { addressOf } from '../http/caller.js';
import { RequestLimiter } from '../http/request-limiter.js';
import { ShareService } from './share.service.js';

/** Neither search engines nor other sites learn of the address, no cache keeps what may be revoked. */
const PRIVATE = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept' };
/** Nothing runs and nothing loads on the page. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
    const shared = await this.shares.open(token);
    if (!wantsPage(request.headers.accept)) return { plan: shared.plan, expiresAt: shared.expiresAt };
    void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY });
    return toHtml(shared.plan);
  }
}

/** Browsers name HTML before everything else; programs that name nothing get JSON. */
function wantsPage(accept = ''): boolean {
  const [html, json] = [accept.indexOf('text/html'), accept.indexOf('application/json')];
  return html >= 0 && (json < 0 || html < json);
}
