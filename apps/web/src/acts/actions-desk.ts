import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { ActionRun } from '@app/contracts';
import { get, post } from '../api/client.js';
import { ApiError } from '../api/problem.js';
import { keep, keptFor } from '../trip/kept.js';
import { troubleWords } from '../ui/trouble.js';

const LOOK_AGAIN_MS = 1_000;
const GONE = 404;

/** Runs of actions on one trip that were asked for on this device, the newest first. */
export class ActionsDesk {
  readonly runs = signal<readonly ActionRun[]>([]);
  readonly trouble = signal('');
  readonly isSending = signal(false);

  private readonly kept;

  constructor(private readonly threadId: string) {
    this.kept = keptFor(threadId, 'actions');
  }

  /** Looks at all of them; those that are gone are forgotten. */
  async load(): Promise<void> {
    for (const id of Object.keys(this.kept.value))
      await get<ActionRun>(`/actions/${id}`).then(
        (run) => this.take(run),
        (error: unknown) => error instanceof ApiError && error.status === GONE && keep(this.kept, id, ''),
      );
  }

  ask(request: string): Promise<boolean> {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return this.send(`/plan/${this.threadId}/actions`, { request, mode: 'APPROVAL', context: { timezone: timeZone } });
  }

  answer(id: string, answers: Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.send(`/actions/${id}/answers`, { answers });
  }

  /** Steps to do and steps to leave out, as the person has seen them. */
  decide(run: ActionRun, decision: { readonly steps?: readonly string[]; readonly decline?: readonly string[]; readonly doubts?: object }): Promise<boolean> {
    return this.send(`/actions/${run.actionId}/approve`, { ...decision, expectedVersion: run.version });
  }

  undo(id: string): Promise<boolean> {
    return this.send(`/actions/${id}/undo`, {});
  }

  cancel(id: string): Promise<boolean> {
    return this.send(`/actions/${id}/cancel`, {});
  }

  private async send(path: string, body: object): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    this.trouble.value = '';
    try {
      this.take(await post<ActionRun>(path, body, { prefer: 'wait=15' }));
      return true;
    } catch (error) {
      this.trouble.value = troubleWords(error);
      return false;
    } finally {
      this.isSending.value = false;
    }
  }

  private take(run: ActionRun): void {
    const isKnown = this.runs.value.some(({ actionId }) => actionId === run.actionId);
    this.runs.value = isKnown ? this.runs.value.map((one) => (one.actionId === run.actionId ? run : one)) : [run, ...this.runs.value];
    keep(this.kept, run.actionId, 'x');
    if (run.status === 'in_progress') setTimeout(() => void this.look(run.actionId), LOOK_AGAIN_MS);
  }

  private look(id: string): Promise<void> {
    return get<ActionRun>(`/actions/${id}`).then(
      (run) => this.take(run),
      (error: unknown) => void (this.trouble.value = troubleWords(error)),
    );
  }
}

export const useActionsDesk = (threadId: string): ActionsDesk => useMemo(() => new ActionsDesk(threadId), [threadId]);
