import { RequestError } from '@app/contracts';
import { answerQuestions } from '../ask/answer-questions.js';
import type { Answers, Respondent } from '../ask/answer-questions.js';
import type { GatewayClient } from '../api/client.js';
import { RunFollower } from '../api/follow-run.js';
import type { StepNews } from '../api/events.js';
import type { FollowTiming, RunObserver } from '../api/follow-run.js';
import type { AcceptedRun, QuestionView, Thread } from '../api/schemas.js';
import { answersOf } from './plan-flags.js';
import type { PlanFlags } from './plan-flags.js';
import { runRequestOf } from './run-request.js';

export interface PlanSessionOptions {
  readonly client: GatewayClient;
  readonly observer: RunObserver & { rest(): void };
  /** Null where nobody can be asked. */
  readonly respondent: (Respondent & { release(): void }) | null;
  readonly timezone: string | undefined;
  readonly timing?: FollowTiming;
  /** Told of every step, for those who want to know when. */
  readonly onStep?: (news: StepNews) => void;
}

/** One use of the plan command: starts or continues a thread, answers its questions, and ends where nothing more can be done from here. */
export class PlanSession {
  /** The thread as soon as the gateway has named it. */
  threadId: string | null = null;

  constructor(
    private readonly flags: PlanFlags,
    private readonly options: PlanSessionOptions,
  ) {}

  /** The thread at rest; `in_progress` when the time was over before, `awaiting_input` when nobody could answer. */
  async run(): Promise<Thread> {
    const known = this.flags.threadId === null ? null : await this.options.client.findThread(this.flags.threadId);
    const follower = new RunFollower(this.options.client, this.options.observer, {
      toldLogEntries: known?.result.decisionLog.length ?? 0,
      timing: this.options.timing,
      onStep: this.options.onStep,
    });
    let run = known ? await this.continueThread(known) : await this.startThread();
    let thread = run ? await this.follow(run, follower) : known;
    while (thread?.result.status === 'awaiting_input' && (run = await this.answer(thread))) thread = await this.follow(run, follower);
    if (!thread) throw new RequestError('VALIDATION_ERROR', `There is no thread ${this.flags.threadId}`);
    return thread;
  }

  private get hasSomethingToSay(): boolean {
    return this.flags.text !== null || answersOf(this.flags.fields) !== null;
  }

  private async startThread(): Promise<AcceptedRun | null> {
    if (!this.hasSomethingToSay) return null;
    const { path, body } = runRequestOf(this.flags, this.options.timezone);
    return this.options.client.startRun(path, body);
  }

  /** The run that follows from what was said, the one that is going on, or null where there is only something to show. */
  private async continueThread({ result }: Thread): Promise<AcceptedRun | null> {
    this.threadId = result.threadId;
    if (!this.hasSomethingToSay) return result.status === 'in_progress' ? result : null;
    if (result.status !== 'awaiting_input') return this.startThread();
    const { text, fields } = this.flags;
    const answers = answersOf(fields);
    return this.resume({ ...(text !== null && { message: text }), ...(answers && { answers }) });
  }

  private async follow(run: AcceptedRun, follower: RunFollower): Promise<Thread | null> {
    this.threadId = run.threadId;
    const deadline = AbortSignal.timeout(this.flags.timeoutMs);
    try {
      return await follower.followToRest(run, deadline);
    } catch (error) {
      if (!deadline.aborted) throw error;
      return await this.options.client.findThread(run.threadId);
    } finally {
      this.options.observer.rest();
    }
  }

  /** The run that follows from a person's answers; null when there is nobody to ask, or no more input. */
  private async answer({ result }: Thread): Promise<AcceptedRun | null> {
    const { respondent } = this.options;
    if (!respondent) return null;
    try {
      return await this.askUntilTaken(result.pendingQuestions ?? [], respondent);
    } finally {
      respondent.release();
    }
  }

  private async askUntilTaken(questions: readonly QuestionView[], respondent: Respondent): Promise<AcceptedRun | null> {
    let answers: Answers = {};
    let open = questions;
    for (;;) {
      const given = await answerQuestions(open, respondent);
      if (given === null) return null;
      answers = { ...answers, ...given };
      try {
        return await this.resume({ answers });
      } catch (error) {
        open = refusedQuestions(error, questions);
        if (!(error instanceof RequestError) || open.length === 0) throw error;
        respondent.tell(error.issues.map(({ message }) => message));
      }
    }
  }

  private resume(body: { readonly answers?: Answers; readonly message?: string }): Promise<AcceptedRun> {
    return this.options.client.startRun('/plan/chat/resume', { threadId: this.threadId, ...body });
  }
}

/** The questions whose answers the gateway did not take. */
function refusedQuestions(error: unknown, questions: readonly QuestionView[]): readonly QuestionView[] {
  if (!(error instanceof RequestError)) return [];
  const named = new Set(error.issues.flatMap(({ path }) => path.split('.')));
  return questions.filter(({ field }) => named.has(field));
}
