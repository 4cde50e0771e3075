import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { RunAdvancer } from '@app/engine';
import type { Engine, OutcomeSeal } from '@app/engine';
import type { Logger } from '@app/platform';
import { QueueExceptionFilter } from '@app/queue';
import { CaretakerService } from './caretaker.service.js';
import { RetentionService } from './retention.service.js';
import type { Retention } from './retention.service.js';
import { RunEventsController } from './run-events.controller.js';
import { ENGINE, LOGGER, OUTCOME_SEAL, RETENTION } from './tokens.js';

/** Less than anybody notices, more than lies between two steps that were sent together and had the same to do. */
const GATHER_MS = 10;

export interface OrchestratorParts {
  readonly engine: Engine;
  readonly outcomeSeal: OutcomeSeal;
  readonly logger: Logger;
  readonly retention: Retention;
}

@Module({})
export class OrchestratorModule {
  static with({ engine, outcomeSeal, logger, retention }: OrchestratorParts): DynamicModule {
    return {
      module: OrchestratorModule,
      controllers: [RunEventsController],
      providers: [
        CaretakerService,
        RetentionService,
        { provide: APP_FILTER, useClass: QueueExceptionFilter },
        { provide: ENGINE, useValue: engine },
        { provide: LOGGER, useValue: logger },
        { provide: OUTCOME_SEAL, useValue: outcomeSeal },
        { provide: RETENTION, useValue: retention },
        { provide: RunAdvancer, useValue: new RunAdvancer(engine, { gatherMs: GATHER_MS }) },
      ],
    };
  }
}
