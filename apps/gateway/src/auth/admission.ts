import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError, RetryableError, mayActAs } from '@app/contracts';
import type { Role } from '@app/contracts';
import { addressOf, rememberCaller } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { RequestLimiter } from '../http/request-limiter.js';
import type { Counted } from '../http/request-limiter.js';
import { ALLOWED_HOSTS, AUTHENTICATOR } from '../tokens.js';
import { PUBLIC_FILES } from '../web/serve-web.js';
import { accessOf } from './access.decorators.js';
import type { Authenticator } from './authenticator.js';
import { isFromElsewhere, isKnownHost } from './origin.js';

/** Makes a browser ask for name and password; the key is the password. */
const BASIC_CHALLENGE = 'Basic realm="NaviGo: any name, the API key as password", charset="UTF-8"';

/**
 * Decides who may send a request before a byte of its body is read: by host and page, by address, by key, by role, by owner, in this
 * order. What it costs to refuse a request does not depend on how large the request is.
 */
@Injectable()
export class Admission {
  constructor(
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(RequestLimiter) private readonly limiter: RequestLimiter,
    @Inject(ALLOWED_HOSTS) private readonly allowedHosts: readonly string[],
  ) {}

  /** @throws {RequestError} FORBIDDEN, UNAUTHENTICATED or RATE_LIMITED. @throws {RetryableError} QUEUE_UNAVAILABLE, see `checkCount`. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { isPublic, role: needed = 'user', acceptsBasic = false } = accessOf(request);
    if (isPublic || PUBLIC_FILES.includes(request.routeOptions.url ?? '')) return;
    this.checkOrigin(request);
    const arrival = await this.limiter.countArrival(addressOf(request));
    if (!(arrival instanceof Error) && arrival.isOver) throw this.limiter.tooMany(arrival);
    if (request.is404) return;
    const caller = await this.prove(request, reply, acceptsBasic);
    rememberCaller(request, caller);
    if (!mayActAs(caller.role, needed)) throw new RequestError('FORBIDDEN', `This needs a key with the role ${needed}; this key has the role ${caller.role}.`);
    this.checkCount(await this.limiter.count(`owner:${caller.ownerId}`), request, reply, needed);
  }

  private checkOrigin(request: FastifyRequest): void {
    const { isOpen } = this.authenticator;
    if (isOpen && !isKnownHost(request.raw.headers.host, this.allowedHosts))
      throw new RequestError(
        'FORBIDDEN',
        'Without keys this gateway answers only to the names of this machine: use 127.0.0.1, or list the name in ALLOWED_HOSTS.',
      );
    if (isFromElsewhere(request.raw, isOpen)) throw new RequestError('FORBIDDEN', 'This request comes from a page of another site.');
  }

  /** The same answer for every credential that does not count; who tries many is slowed down by address, before their keys are looked up. */
  private async prove(request: FastifyRequest, reply: FastifyReply, acceptsBasic: boolean): Promise<Caller> {
    const address = addressOf(request);
    let isCounted = false;
    const countTry = async (): Promise<void> => {
      isCounted = true;
      await this.limiter.countRefused(address);
    };
    const caller = await this.authenticator.authenticate(request, acceptsBasic, countTry);
    if (caller) {
      if (isCounted) await this.limiter.forgive(address);
      return caller;
    }
    if (!isCounted) await countTry();
    void reply.header('www-authenticate', acceptsBasic ? BASIC_CHALLENGE : 'Bearer');
    throw new RequestError('UNAUTHENTICATED', 'This needs a valid API key: Authorization: Bearer <key>.');
  }

  /**
   * Holds an owner to the requests of a minute. When Redis is away, a traveller's reading goes on unlimited (the database answers it);
   * everything that starts or decides something, and everything that needs more than a user's role, is a 503.
   */
  private checkCount(counted: Counted | Error, request: FastifyRequest, reply: FastifyReply, needed: Role): void {
    if (counted instanceof Error) {
      if (needed === 'user' && (request.method === 'GET' || request.method === 'HEAD')) return;
      throw new RetryableError('QUEUE_UNAVAILABLE', 'The rate limit cannot be counted while Redis is away.', { cause: counted });
    }
    void reply.header('ratelimit-limit', String(counted.points));
    void reply.header('ratelimit-remaining', String(counted.remaining));
    void reply.header('ratelimit-reset', String(Math.ceil(counted.resetMs / 1000)));
    if (counted.isOver) throw this.limiter.tooMany(counted);
  }
}
