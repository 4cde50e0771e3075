import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Health } from '@app/contracts';
import type { Database } from '@app/persistence';
import { answersInTime } from '@app/platform';
import { findEvictionProblem, pingRedis } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { Public } from '../auth/access.decorators.js';
import { DATABASE, REDIS } from '../tokens.js';

const PROBE_TIMEOUT_MS = 150;

/** Rejects when Redis was told meanwhile to evict what it holds: jobs would get lost without a word. */
async function keepsAllJobs(redis: RedisClient): Promise<void> {
  const problem = await findEvictionProblem(redis);
  if (problem) throw new Error(problem);
}

/** Public probes; they tell nothing about versions, hosts or credentials. */
@Public()
@Controller('health')
export class HealthController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(REDIS) private readonly redis: RedisClient,
  ) {}

  @Get()
  async health(): Promise<Health> {
    const [db, redis, keepsJobs] = await Promise.all([
      answersInTime(this.db.ping(), PROBE_TIMEOUT_MS),
      answersInTime(pingRedis(this.redis), PROBE_TIMEOUT_MS),
      answersInTime(keepsAllJobs(this.redis), PROBE_TIMEOUT_MS),
    ]);
    return {
      status: db && redis && keepsJobs ? 'ok' : 'degraded',
      db: db ? 'connected' : 'disconnected',
      redis: redis ? 'connected' : 'disconnected',
      uptime: Math.round(process.uptime()),
    };
  }

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.health();
    if (health.status !== 'ok') void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
