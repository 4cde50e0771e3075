import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { currentLogFields } from './log-fields.js';

export type { Logger };

/** Structured logs on stdout, one JSON object a line; credentials are masked wherever they appear by name. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    mixin: currentLogFields,
    // A line's own fields win over those of the work around it.
    mixinMergeStrategy: (own, around) => ({ ...around, ...own }),
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*.apiKey', '*.password', '*.headers.authorization', '*.cookie'], censor: '[masked]' },
  });
}

/** Nest's own messages in the same form. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}
