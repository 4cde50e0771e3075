import { Controller, Delete, Get, HttpCode, HttpStatus, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAnswer } from '@app/contracts';
import { Public } from '../auth/access.decorators.js';
import type { Authenticator } from '../auth/authenticator.js';
import { SESSION_COOKIE, credentialIn } from '../auth/credential.js';
import { callerOf } from '../http/caller.js';
import { AUTHENTICATOR } from '../tokens.js';

const MAX_AGE_SECONDS = 30 * 86_400;

/** The key in a cookie of this site alone, out of the reach of scripts. */
const cookie = (value: string, maxAgeSeconds: number, { protocol }: FastifyRequest): string =>
  `${SESSION_COOKIE}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;

/** `/session`: signs a browser in and out. A page that signs in sends its key once, as any client does, and forgets it. */
@Controller('session')
export class SessionController {
  constructor(@Inject(AUTHENTICATOR) private readonly authenticator: Authenticator) {}

  @Get()
  whoAmI(@Req() request: FastifyRequest): SessionAnswer {
    return { ...callerOf(request), usesKeys: !this.authenticator.isOpen };
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  signIn(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): SessionAnswer {
    const key = credentialIn(request.headers, false);
    if (!this.authenticator.isOpen && key) void reply.header('set-cookie', cookie(key, MAX_AGE_SECONDS, request));
    return this.whoAmI(request);
  }

  /** Also for whoever has no valid key any more. */
  @Delete()
  @Public()
  @HttpCode(HttpStatus.NO_CONTENT)
  signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('set-cookie', cookie('', 0, request));
  }
}
