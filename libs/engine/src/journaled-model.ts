import { journalModel } from '@app/agent-kit';
import type { JournaledModelOptions } from '@app/agent-kit';
import { NavigoError } from '@app/contracts';
import type { StepJob } from '@app/contracts';
import type { CallEntry, CallJournal, CallKey, ModelPort, RecordedCall, StepInput, StepJournal } from '@app/ports';
import { crashPoint } from './crash-points.js';

/** Where answers of tools and of the model are kept. */
export interface StepCallJournal extends Pick<JournaledModelOptions, 'costOf'> {
  readonly calls: CallJournal;
  /** False where asking the model again costs nothing, so that only tools are remembered. */
  readonly isPaid: boolean;
  /** Told of an answer that could not be kept: the step goes on, but would have to ask again. */
  readonly onUnrecorded: (reason: unknown, job: StepJob) => void;
}

/** A step that is about to run. */
export interface StepToRun {
  readonly job: StepJob;
  readonly input: StepInput;
}

/**
 * The journal of one step. Whether there is anything to look up was read together with the step's input. The queue could not say it: after
 * a wiped Redis an attempt comes as new although it may have run.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE when there are answers and they cannot be read.
 */
export async function openStepJournal({ calls, onUnrecorded }: StepCallJournal, { job, input }: StepToRun): Promise<StepJournal> {
  const { runId, stepId, attempt } = job;
  const { threadId, countedAttempt } = input;
  const journal = await calls.openStep({ threadId, runId, stepId, attempt, fresh: !input.hasCalls, countedAttempt });
  return new LenientJournal(journal, (reason) => onUnrecorded(reason, job));
}

/** The model as one step asks it: what this step was answered before comes out of the journal, where asking again would cost something. */
export const journaledModel = (model: ModelPort, { isPaid, costOf }: StepCallJournal, journal: StepJournal): ModelPort =>
  isPaid ? journalModel(model, { journal, ...(costOf ? { costOf } : {}) }) : model;

/** An answer that is paid for is used, kept or not: without the database the step would only pay again. */
class LenientJournal implements StepJournal {
  constructor(
    private readonly inner: StepJournal,
    private readonly onUnrecorded: (reason: unknown) => void,
  ) {}

  get step(): StepJournal['step'] {
    return this.inner.step;
  }

  begin: StepJournal['begin'] = (key, options) => this.inner.begin(key, options);

  async record(key: CallKey, entry: CallEntry): Promise<RecordedCall> {
    const place = key.kind === 'tool' ? 'tool' : 'journal';
    await crashPoint(`${place}:before-record`);
    const winner = await this.inner.record(key, entry).catch((error: unknown) => this.goOnWithout(error, entry));
    await crashPoint(`${place}:after-record`);
    return winner;
  }

  private goOnWithout(error: unknown, entry: CallEntry): RecordedCall {
    if (!(error instanceof NavigoError && error.code === 'STORE_UNAVAILABLE')) throw error;
    this.onUnrecorded(error);
    return { ...entry, attempt: this.inner.step.attempt };
  }
}
