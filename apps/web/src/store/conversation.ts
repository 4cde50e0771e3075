import { computed, effect, signal } from '@preact/signals';
import type { DecideBody, EditsAnswer, PlanEdit } from '@app/contracts';
import { cancel, decide, edit, planChat, resume } from '../api/plan.js';
import { ApiError } from '../api/problem.js';
import { keep, keptFor } from '../trip/kept.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import type { TripStore } from './trip-store.js';

/** Everything a person says on one thread. What could not be sent is not lost. */
export class Conversation {
  /** What stands in the box. */
  readonly draft = signal('');
  /** Said, and not yet told back by the gateway. */
  readonly pending = signal<string | null>(null);
  readonly trouble = signal('');
  readonly isSending = signal(false);
  /** Ids of visits, meals and days that a change must leave as they are; kept on this device. */
  readonly locks = computed<ReadonlySet<string>>(() => new Set(Object.keys(keptFor(this.store.threadId, 'locks').value)));

  /** What the last change by hand came to; null when it was read. */
  readonly edited = signal<EditsAnswer | null>(null);

  /** The last change was taken back, and nobody has read that yet. */
  readonly isUndone = signal(false);

  /** Why the last change by hand could not be made. */
  readonly editTrouble = signal('');

  private readonly keptAs: string;
  private readonly stopWatching: () => void;

  constructor(private readonly store: TripStore) {
    this.keptAs = `navigo-draft-${store.threadId}`;
    this.draft.value = sessionStorage.getItem(this.keptAs) ?? '';
    let turns = store.turns.peek().length;
    this.stopWatching = effect(() => {
      const count = store.turns.value.length;
      if (count > turns) this.pending.value = null;
      turns = count;
    });
  }

  close(): void {
    this.stopWatching();
  }

  write(text: string): void {
    this.draft.value = text;
    if (text) sessionStorage.setItem(this.keptAs, text);
    else sessionStorage.removeItem(this.keptAs);
  }

  /** Sends words to where the thread waits for some: an answer, a wish to change, or a question about the plan. */
  async say(words: string): Promise<boolean> {
    const text = words.trim();
    if (!text) return false;
    const { threadId, status } = this.store;
    return this.act(text, () => {
      if (status.value === 'awaiting_input') return resume(threadId, { message: text });
      if (status.value === 'awaiting_review') return decide(threadId, { action: 'revise', feedback: text, ...this.kept() });
      return planChat({ threadId, naturalLanguage: text });
    });
  }

  answer(answers: Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.act(null, () => resume(this.store.threadId, { answers }));
  }

  decide(decision: DecideBody): Promise<boolean> {
    const body = decision.action === 'revise' ? { ...decision, ...this.kept() } : decision;
    return this.act(decision.feedback ?? null, () => decide(this.store.threadId, body));
  }

  /** Changes the plan by hand, on the version that is shown; visits that are kept stay. */
  async edit(...edits: readonly PlanEdit[]): Promise<boolean> {
    const locks = (this.kept().locks ?? []).map((id): PlanEdit => ({ kind: 'lock', id }));
    const answer = await this.sendEdits([...locks, ...edits]);
    if (answer && 'diff' in answer) this.edited.value = answer;
    return answer !== null;
  }

  /** Makes the plan again what it was at a version. */
  async restore(version: number): Promise<boolean> {
    const answer = await this.sendEdits([{ kind: 'restore', version }]);
    this.isUndone.value = answer !== null;
    return answer !== null;
  }

  /** The result was read. */
  forgetEdit(): void {
    this.edited.value = null;
    this.editTrouble.value = '';
    this.isUndone.value = false;
  }

  stop(): Promise<boolean> {
    return this.act(null, () => cancel(this.store.threadId));
  }

  toggleLock(id: string): void {
    keep(keptFor(this.store.threadId, 'locks'), id, this.locks.value.has(id) ? '' : 'x');
  }

  private async sendEdits(edits: readonly PlanEdit[]): Promise<Awaited<ReturnType<typeof edit>> | null> {
    this.forgetEdit();
    const expectedVersion = this.store.thread.value?.version;
    let answer: Awaited<ReturnType<typeof edit>> | null = null;
    await this.act(null, async () => {
      try {
        answer = await edit(this.store.threadId, { edits: [...edits], ...(expectedVersion ? { expectedVersion } : {}) });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) throw error;
        void this.store.refresh();
        throw new Error(t('edit.newer'));
      }
    });
    if (!answer) [this.editTrouble.value, this.trouble.value] = [this.trouble.value, ''];
    return answer;
  }

  /** A visit that is gone cannot be kept, and a decision that names it would be refused. */
  private kept(): Pick<DecideBody, 'locks'> {
    const days = this.store.plan.value?.itinerary ?? [];
    const ids = new Set(
      days.flatMap((day, index) => [`d${index + 1}`, ...day.activities.map(({ id }) => id), ...(day.meals ?? []).map(({ meal }) => `d${index + 1}-${meal}`)]),
    );
    const locks = [...this.locks.value].filter((id) => ids.has(id));
    return locks.length > 0 ? { locks } : {};
  }

  private async act(said: string | null, send: () => Promise<unknown>): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    this.trouble.value = '';
    this.pending.value = said;
    try {
      await send();
      void this.store.refresh();
      return true;
    } catch (error) {
      this.trouble.value = troubleWords(error);
      this.pending.value = null;
      return false;
    } finally {
      this.isSending.value = false;
    }
  }
}
