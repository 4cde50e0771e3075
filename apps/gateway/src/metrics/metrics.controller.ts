import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MetricsRegistry } from '@app/platform';
import { NeedsRole } from '../auth/access.decorators.js';
import { METRICS_REGISTRY } from '../tokens.js';

/** `GET /metrics` in Prometheus' text format; with AUTH_MODE=keys for viewers and operators. */
@Controller('metrics')
@NeedsRole('viewer')
export class MetricsController {
  constructor(@Inject(METRICS_REGISTRY) private readonly registry: MetricsRegistry) {}

  @Get()
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-type', this.registry.contentType).header('cache-control', 'no-store');
    return this.registry.metrics();
  }
}
