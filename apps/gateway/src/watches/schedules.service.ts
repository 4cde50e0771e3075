import { Inject, Injectable } from '@nestjs/common';
import type { ScheduleAnswer, ScheduleBody } from '@app/contracts';
import { SCHEDULE_NAME } from '@app/watches';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { RequestMemory } from '../me/request-memory.js';
import type { PostOptions } from '../plans/plans.service.js';
import { STANDING_BOUNDS } from '../tokens.js';
import { toSchedule } from './present-schedule.js';
import type { StandingBounds } from './standing-bounds.js';
import { StandingRuns } from './standing-runs.js';

/** Requests that are planned again and again, each schedule on a thread of its own. */
@Injectable()
export class SchedulesService {
  constructor(
    @Inject(StandingRuns) private readonly runs: StandingRuns,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
    @Inject(RequestMemory) private readonly memory: RequestMemory,
    @Inject(STANDING_BOUNDS) private readonly bounds: StandingBounds,
  ) {}

  /** @throws {RequestError} QUOTA_EXCEEDED. */
  async open({ request, rule, context = {}, limits }: ScheduleBody, options: PostOptions): Promise<ScheduleAnswer> {
    const { ownerId } = options;
    await this.budgets.spendRun(ownerId);
    const remembered = await this.memory.recall(ownerId, { naturalLanguage: request, context });
    const start = { turns: [request], naturalLanguage: request, context, ownerId, ...(limits ? { limits } : {}), ...remembered };
    const said = { request, rule, context, ...(limits ? { limits } : {}) };
    const opening = { workflow: SCHEDULE_NAME, threadId: undefined, state: { request, rule, start }, said, most: this.bounds.schedules };
    return toSchedule(await this.runs.open(opening, options));
  }

  async list(ownerId: string): Promise<ScheduleAnswer[]> {
    return (await this.runs.list(ownerId, SCHEDULE_NAME)).map(toSchedule);
  }

  async find(ownerId: string, scheduleId: string): Promise<ScheduleAnswer> {
    return toSchedule(await this.runs.find(ownerId, SCHEDULE_NAME, scheduleId));
  }

  end(ownerId: string, scheduleId: string): Promise<void> {
    return this.runs.end(ownerId, SCHEDULE_NAME, scheduleId);
  }
}
