import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { StepRunner } from '@app/engine';
import type { Logger, StepInstruments } from '@app/platform';
import { QueueExceptionFilter } from '@app/queue';
import type { RunningSteps } from './running-steps.js';
import type { StepReporter } from './step-reporter.js';
import { StepsController } from './steps.controller.js';
import { LOGGER, RUNNING_STEPS, SHUTDOWN, STEP_METRICS, STEP_REPORTER, STEP_RUNNER } from './tokens.js';

export interface WorkerParts {
  readonly runner: StepRunner;
  readonly reporter: StepReporter;
  readonly running: RunningSteps;
  readonly shutdown: AbortSignal;
  readonly logger: Logger;
  readonly stepMetrics: StepInstruments;
}

@Module({})
export class WorkerModule {
  static with({ runner, reporter, running, shutdown, logger, stepMetrics }: WorkerParts): DynamicModule {
    return {
      module: WorkerModule,
      controllers: [StepsController],
      providers: [
        { provide: APP_FILTER, useClass: QueueExceptionFilter },
        { provide: STEP_METRICS, useValue: stepMetrics },
        { provide: STEP_RUNNER, useValue: runner },
        { provide: RUNNING_STEPS, useValue: running },
        { provide: STEP_REPORTER, useValue: reporter },
        { provide: SHUTDOWN, useValue: shutdown },
        { provide: LOGGER, useValue: logger },
      ],
    };
  }
}
