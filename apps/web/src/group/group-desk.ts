import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GroupAnswer, GroupInvitationAnswer } from '@app/contracts';
import { ask, get, post, remove } from '../api/client.js';
import { ApiError } from '../api/problem.js';
import { troubleWords } from '../ui/trouble.js';

const GONE = 404;
const LOOK_AGAIN_MS = 1_500;

/** The group of one trip as this person sees it. */
export class GroupDesk {
  /** Null where the trip has none; undefined until that is known. */
  readonly group = signal<GroupAnswer | null | undefined>(undefined);
  readonly invitation = signal<GroupInvitationAnswer | null>(null);
  readonly trouble = signal('');
  readonly isSending = signal(false);

  private readonly path: string;

  constructor(threadId: string) {
    this.path = `/plan/${threadId}/group`;
  }

  async load(): Promise<void> {
    try {
      this.take(await get<GroupAnswer>(this.path));
    } catch (error) {
      if (error instanceof ApiError && error.status === GONE) this.group.value = null;
      else this.trouble.value = troubleWords(error);
    }
  }

  open(): Promise<boolean> {
    return this.act(() => post<GroupAnswer>(this.path, {}));
  }

  say(text: string, amount: number | null): Promise<boolean> {
    const body = { text, budget: amount === null ? null : { amount, isPrivate: true } };
    return this.act(async () => (await (await ask(`${this.path}/wishes`, { method: 'PUT', body })).json()) as GroupAnswer);
  }

  plan(): Promise<boolean> {
    return this.act(() => post<GroupAnswer>(`${this.path}/plan`, {}));
  }

  openVote(question: string, options: readonly string[]): Promise<boolean> {
    return this.act(() => post<GroupAnswer>(`${this.path}/votes`, { question, options: options.map((text) => ({ text })) }));
  }

  vote(number: number, option: number): Promise<boolean> {
    return this.act(() => post<GroupAnswer>(`${this.path}/votes/${number}/ballot`, { option }));
  }

  spend(what: string, amount: number): Promise<boolean> {
    return this.act(() => post<GroupAnswer>(`${this.path}/expenses`, { what, amount }));
  }

  takeBack(number: number): Promise<boolean> {
    return this.act(async () => {
      await remove(`${this.path}/expenses/${number}`);
      return get<GroupAnswer>(this.path);
    });
  }

  invite(): Promise<boolean> {
    return this.act(async () => {
      this.invitation.value = await post<GroupInvitationAnswer>(`${this.path}/invitations`, { role: 'editor' });
      return get<GroupAnswer>(this.path);
    });
  }

  private async act(work: () => Promise<GroupAnswer>): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    this.trouble.value = '';
    try {
      this.take(await work());
      return true;
    } catch (error) {
      this.trouble.value = troubleWords(error);
      return false;
    } finally {
      this.isSending.value = false;
    }
  }

  private take(group: GroupAnswer): void {
    this.group.value = group;
    if (group.status === 'reading' || group.status === 'planning') setTimeout(() => void this.load(), LOOK_AGAIN_MS);
  }
}

export const useGroupDesk = (threadId: string): GroupDesk => useMemo(() => new GroupDesk(threadId), [threadId]);
