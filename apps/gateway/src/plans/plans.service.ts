import { Inject, Injectable } from '@nestjs/common';
import { OutboxPublisher, resumeRun, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import type { AnyState } from '@app/agent-kit';
import { RequestError } from '@app/contracts';
import type { ChatBody, PlanBody, ResumeBody } from '@app/contracts';
import type { ClockPort, ThreadStore, ThreadView } from '@app/ports';
import { CLOCK, ENGINE, THREAD_STORE } from '../tokens.js';
import { checkDates } from './check-dates.js';
import { checkAnswers } from './check-answers.js';
import { RunWaiter } from './run-waiter.js';

/** What comes with a POST besides its body. */
export interface PostOptions {
  readonly ownerId: string;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | null;
  readonly waitMs: number;
}

/** Starts runs, resumes them, and waits for them on behalf of HTTP clients. */
@Injectable()
export class PlansService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(OutboxPublisher) private readonly outbox: OutboxPublisher,
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(CLOCK) private readonly clock: ClockPort,
    @Inject(RunWaiter) private readonly waiter: RunWaiter,
  ) {}

  async plan(body: PlanBody, options: PostOptions): Promise<ThreadView> {
    checkDates(body.userRequest, body.context?.now, this.clock.now());
    const userRequest = { ...body.userRequest, userId: options.ownerId === 'local' ? body.userRequest.userId : options.ownerId };
    return this.start(body, { turns: [], naturalLanguage: null, userRequest }, body.scenario ?? 'api', options);
  }

  async chat(body: ChatBody, options: PostOptions): Promise<ThreadView> {
    const { naturalLanguage, answers } = body;
    if (answers) checkAnswers({ context: body.context }, answers, this.clock.now());
    return this.start(body, { turns: [naturalLanguage], naturalLanguage, ...(answers ? { answers } : {}) }, body.scenario ?? 'api-chat', options);
  }

  private async start(body: PlanBody | ChatBody, request: AnyState, scenario: string, options: PostOptions): Promise<ThreadView> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const state = { ...request, context: body.context ?? {}, ownerId };
    const started = await startRun(this.engine, this.outbox, { ownerId, threadId: body.threadId, scenario, state, idempotencyKey, traceparent });
    return this.waiter.wait(ownerId, started, options.waitMs);
  }

  async resume(body: ResumeBody, options: PostOptions): Promise<ThreadView> {
    const thread = await this.find(options.ownerId, body.threadId);
    if (body.expectedVersion !== undefined && body.expectedVersion !== thread.version)
      throw new RequestError(
        'VERSION_CONFLICT',
        `Thread ${thread.threadId} is at version ${thread.version}, the answers were given for ${body.expectedVersion}.`,
      );
    if (thread.status === 'awaiting_input') checkAnswers(thread.state, body.answers ?? {}, this.clock.now());
    await resumeRun(this.engine, this.outbox, { thread, ...toResumption(thread, body) });
    return this.waiter.wait(options.ownerId, thread, options.waitMs);
  }

  /** @throws {RequestError} NOT_FOUND for an unknown thread and for somebody else's alike. */
  async find(ownerId: string, threadId: string): Promise<ThreadView> {
    const thread = await this.threads.findThread(ownerId, threadId);
    if (!thread) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    return thread;
  }
}

/** A person's words as a version: answers join those given before, a message is one more turn. */
function toResumption(thread: ThreadView, body: ResumeBody): { delta: AnyState; inputSummary: string; evidence: string[] } {
  const { answers: before, turns } = thread.state;
  const answers = body.answers ?? {};
  const message = body.message === undefined ? {} : { turns: [...(Array.isArray(turns) ? turns : []), body.message] };
  return {
    delta: { answers: { ...(before ?? {}), ...answers }, ...message, pendingQuestions: null },
    inputSummary: 'The traveller answered',
    evidence: [...Object.keys(answers).map((field) => `answered=${field}`), ...(body.message === undefined ? [] : ['message in free words'])],
  };
}
