import { Inject, Injectable } from '@nestjs/common';
import { RequestError, ThreadId } from '@app/contracts';
import type { DiffAnswer, DiffQuery, HistoryAnswer, ThreadsPage, ThreadsQuery, VersionAnswer } from '@app/contracts';
import type { PastState, ThreadStore } from '@app/ports';
import { isTakeable } from '@app/take-along';
import type { PlanToTake } from '@app/take-along';
import { cursorOf, positionOfCursor } from '../admin/page-cursor.js';
import { shownState } from '../plans/present.js';
import { PlansService } from '../plans/plans.service.js';
import { THREAD_STORE } from '../tokens.js';
import { diffStates } from './diff-states.js';
import { finalPlanOf } from './read-plan.js';
import { threadTitle } from './thread-title.js';

/** Versions of one answer; a run has about ten, so nearly every thread fits. */
const MAX_VERSIONS = 1_000;

/** Looks back: the threads of an owner, their versions, and what differs between two of them. */
@Injectable()
export class HistoryService {
  constructor(
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(PlansService) private readonly plans: PlansService,
  ) {}

  async list(ownerId: string, { limit, cursor }: ThreadsQuery): Promise<ThreadsPage> {
    const found = await this.threads.listThreads(ownerId, positionOfCursor(cursor, ThreadId), limit + 1);
    const threads = found.slice(0, limit).map(({ about, workflow: _workflow, ...thread }) => ({ ...thread, title: threadTitle(about) }));
    const last = threads.at(-1);
    return { threads, nextCursor: found.length > limit && last ? cursorOf({ at: last.createdAt, id: last.threadId }) : null };
  }

  /** @throws {RequestError} NOT_FOUND. */
  async history(ownerId: string, threadId: string, after: number): Promise<HistoryAnswer> {
    const found = await this.threads.listVersions(ownerId, threadId, after, MAX_VERSIONS + 1);
    if (!found) throw noThread(threadId);
    const versions = found.slice(0, MAX_VERSIONS).map(({ changedFields, ...entry }) => ({ ...entry, changedFields: changedFields.filter(isShown) }));
    return { threadId, versions, nextAfter: found.length > MAX_VERSIONS ? (versions.at(-1)?.version ?? null) : null };
  }

  /** @throws {RequestError} NOT_FOUND, VERSION_COMPACTED. */
  async version(ownerId: string, threadId: string, version: number): Promise<VersionAnswer> {
    const { runId, cause, agent, at, state, decisionLog } = await this.past(ownerId, threadId, version);
    return { threadId, version, runId, cause, agent, at, values: shownState(state, decisionLog) };
  }

  /** @throws {RequestError} NOT_FOUND, VERSION_COMPACTED. */
  async diff(ownerId: string, threadId: string, { from, to }: DiffQuery): Promise<DiffAnswer> {
    const [before, after] = await Promise.all([this.past(ownerId, threadId, from), this.past(ownerId, threadId, to)]);
    return { threadId, from, to, ...diffStates(withoutOwner(before), withoutOwner(after)) };
  }

  /** The plan of a version, or the one that is there now. @throws {RequestError} NOT_FOUND, VERSION_COMPACTED, NO_PLAN_YET. */
  async planToTake(ownerId: string, threadId: string, version: number | undefined): Promise<PlanToTake> {
    const found = version === undefined ? await this.newest(ownerId, threadId) : await this.past(ownerId, threadId, version);
    const plan = finalPlanOf(found.state);
    if (isTakeable(plan)) return { plan, threadId, version: found.version, madeAt: found.at };
    throw new RequestError('NO_PLAN_YET', `Thread ${threadId} has no plan at version ${found.version}; it can be taken along once a run of it has made one.`);
  }

  private async newest(ownerId: string, threadId: string): Promise<Pick<PastState, 'state' | 'version' | 'at'>> {
    const { state, version, updatedAt } = await this.plans.find(ownerId, threadId);
    return { state, version, at: updatedAt };
  }

  /** A version as it was. @throws {RequestError} NOT_FOUND, VERSION_COMPACTED. */
  async past(ownerId: string, threadId: string, version: number): Promise<PastState> {
    const found = await this.threads.readVersion(ownerId, threadId, version);
    if (found === 'no_thread') throw noThread(threadId);
    if (found === 'no_version') throw new RequestError('NOT_FOUND', `Thread ${threadId} has no version ${version}.`);
    if (found.compactedAt === null) return found;
    const detail = `Version ${version} gave up what it held on ${found.compactedAt.slice(0, 10)}, as old versions do; the final state is at /plan/${threadId}.`;
    throw new RequestError('VERSION_COMPACTED', detail);
  }
}

const noThread = (threadId: string): RequestError => new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
const isShown = (field: string): boolean => field !== 'ownerId';
const withoutOwner = ({ state: { ownerId: _owner, ...state } }: PastState): PastState['state'] => state;
