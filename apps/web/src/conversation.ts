import type { FinalPlan, PendingQuestion, PlanEvent, ThreadBody } from '@app/contracts';
import { showAlternatives } from './alternatives.js';
import { ApiError, chat, post, readThread } from './api.js';
import { byId, el } from './dom.js';
import { followThread } from './event-reader.js';
import { planView } from './plan-view.js';
import { questionsForm } from './questions-form.js';
import { ReasoningPanel } from './reasoning.js';
import { reviewPanel } from './review-panel.js';
import type { Decision } from './review-panel.js';
import { takeAlong } from './take-along.js';
import type { Written } from './composer.js';
import { statusWords } from './words.js';

/** Events after which the plan on the page may look different. */
const CHANGING: ReadonlySet<PlanEvent['event']> = new Set(['itinerary', 'awaiting_input', 'awaiting_review', 'answer', 'done']);

/** One thread on the page: what was said, what goes on, and the plan as it stands. */
export class Conversation {
  private threadId: string | null = null;
  private lastEventId: string | null = null;
  private reading: AbortController | null = null;
  private reasoning: ReasoningPanel | null = null;
  private readonly locks = new Set<string>();

  constructor(private readonly on: { readonly moved: (threadId: string) => void; readonly busy: (isBusy: boolean) => void }) {}

  /** Begins with an empty page. */
  reset(): void {
    this.reading?.abort();
    this.threadId = this.lastEventId = this.reasoning = null;
    this.locks.clear();
    for (const id of ['feed', 'ask', 'plan']) byId(id).replaceChildren();
    document.body.classList.add('fresh');
  }

  /** Shows a thread from its beginning and goes on with it. */
  async open(threadId: string): Promise<void> {
    if (threadId === this.threadId) return;
    this.reset();
    this.threadId = threadId;
    const thread = await readThread(threadId);
    for (const turn of (thread.values['turns'] as string[] | null) ?? []) this.say('you', turn);
    this.show(thread);
    void this.follow();
  }

  async write({ text, review }: Written): Promise<void> {
    if (this.threadId !== null && byId('ask').querySelector('.review')) return this.decide({ action: 'revise', feedback: text, ...this.locked() });
    this.say('you', text);
    await this.act(async () => {
      const threadId = this.threadId;
      const waits = threadId !== null && byId('ask').querySelector('.questions') !== null;
      const started = waits
        ? await post<{ threadId: string }>('/plan/chat/resume', { threadId, message: text })
        : await chat({ ...(threadId ? { threadId } : {}), naturalLanguage: text, review });
      this.goOn(started.threadId);
    });
  }

  async stop(): Promise<void> {
    await this.act(async () => void (await post(`/plan/${this.threadId}/cancel`, {})));
  }

  /** What went wrong, in the conversation. */
  readonly trouble = (error: unknown): void =>
    this.say('trouble', error instanceof ApiError || error instanceof Error ? error.message : 'Something went wrong.');

  private async act(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.trouble(error);
    }
  }

  private goOn(threadId: string): void {
    byId('ask').replaceChildren();
    this.reasoning = null;
    this.threadId = threadId;
    this.on.moved(threadId);
    void this.follow();
  }

  private async follow(): Promise<void> {
    this.reading?.abort();
    const reading = new AbortController();
    this.reading = reading;
    const threadId = this.threadId ?? '';
    for await (const event of followThread(threadId, this.lastEventId, reading.signal)) {
      this.lastEventId = event.id;
      this.tell(event);
      if (CHANGING.has(event.event)) this.show(await readThread(threadId));
    }
  }

  private tell(event: PlanEvent): void {
    if (event.event === 'answer') return this.say('navigo', String(event.data['text']));
    if (event.event === 'status') this.on.busy(event.data['status'] === 'in_progress');
    if (event.event === 'error') this.say('trouble', String(event.data['message']));
    if (event.event.startsWith('awaiting') || event.event === 'done') return this.reasoning?.rest();
    if (event.event === 'status') return;
    if (!this.reasoning) byId('feed').append((this.reasoning = new ReasoningPanel()).node);
    this.reasoning.add(event);
  }

  private show(thread: ThreadBody): void {
    const plan = thread.values['finalPlan'] as FinalPlan | null;
    const canDecide = thread.status === 'awaiting_review';
    const { threadId } = thread;
    this.forgetLocksNotIn(plan);
    const choose = canDecide || thread.status === 'complete' ? (wish: string): void => void this.write({ text: wish, review: 'auto' }) : null;
    const onAlternatives = plan
      ? (activity: Parameters<typeof showAlternatives>[1], into: HTMLElement): void =>
          void showAlternatives(threadId, activity, into, choose).catch(this.trouble)
      : null;
    const actions = { locks: this.locks, canLock: canDecide, onAlternatives, takeAlong: takeAlong(threadId, this.trouble) };
    const view = plan ? planView(thread, plan, actions) : [el('p', { class: 'faint' }, statusWords(thread.status))];
    byId('plan').replaceChildren(...view);
    byId('ask').replaceChildren(...this.openAsks(thread));
  }

  private locked(): Pick<Decision, 'locks'> {
    return this.locks.size > 0 ? { locks: [...this.locks] } : {};
  }

  /** A visit that is gone cannot be kept, and a decision that names it would be refused. */
  private forgetLocksNotIn(plan: FinalPlan | null): void {
    const ids = new Set((plan?.itinerary ?? []).flatMap(({ activities }) => activities.map(({ id }) => id)));
    if (plan) for (const lock of [...this.locks]) if (!ids.has(lock)) this.locks.delete(lock);
  }

  private openAsks(thread: ThreadBody): HTMLElement[] {
    if (thread.status === 'awaiting_review') return [reviewPanel(this.locks, (decision) => void this.decide(decision))];
    const questions = thread.status === 'awaiting_input' ? ((thread.values['pendingQuestions'] as PendingQuestion[] | null) ?? []) : [];
    return questions.length > 0 ? [questionsForm(questions, (answers) => void this.answer(answers))] : [];
  }

  private answer(answers: Record<string, unknown>): Promise<void> {
    const { threadId } = this;
    this.say(
      'you',
      Object.entries(answers)
        .map(([field, value]) => `${field}: ${String(value)}`)
        .join(', '),
    );
    return this.act(async () => this.goOn((await post<{ threadId: string }>('/plan/chat/resume', { threadId, answers })).threadId));
  }

  private decide(decision: Decision): Promise<void> {
    this.say('you', decision.action === 'approve' ? 'Approved.' : (decision.feedback ?? ''));
    return this.act(async () => {
      await post(`/plan/${this.threadId}/decide`, decision);
      this.goOn(this.threadId ?? '');
    });
  }

  private say(who: 'you' | 'navigo' | 'trouble', words: string): void {
    document.body.classList.remove('fresh');
    const line = el('p', { class: `bubble ${who}` }, words);
    byId('feed').append(line);
    line.scrollIntoView({ block: 'end' });
  }
}
