import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { LogFn, Logger } from 'pino';
import { redact } from '@app/contracts';
import { currentLogFields } from './log-fields.js';

export type { Logger };

/** Structured logs on stdout, one JSON object a line; secrets are masked wherever they appear, by the name of their field or by their form. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    mixin: currentLogFields,
    // A line's own fields win over those of the work around it.
    mixinMergeStrategy: (own, around) => ({ ...around, ...own }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redact },
    serializers: { err: (error: Error) => redact({ ...pino.stdSerializers.err(error) }) },
    hooks: { logMethod: maskWords },
  });
}

/** Messages hold no secrets by intent; what an error of a library says may. */
function maskWords(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  method.apply(this, args.map((part: unknown) => (typeof part === 'string' ? redact(part) : part)) as Parameters<LogFn>);
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
