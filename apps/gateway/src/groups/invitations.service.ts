import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import type { GroupInvitation, GroupInvitationBody, GroupJoinedAnswer } from '@app/contracts';
import { callRun } from '@app/engine';
import type { Engine } from '@app/engine';
import { GROUP_KEY, GROUP_NAME, GroupShown } from '@app/groups';
import type { GroupCall } from '@app/groups';
import type { ClockPort, MemberStore, RunSnapshot } from '@app/ports';
import { digestOfToken, newShareToken } from '@app/take-along';
import type { PostOptions } from '../plans/plans.service.js';
import { CLOCK, ENGINE, MEMBER_STORE } from '../tokens.js';
import { GroupsService } from './groups.service.js';

const DAY_MS = 86_400_000;

/** Links by which people join a group. A link names its group and holds a secret, of which only a digest is kept. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(GroupsService) private readonly groups: GroupsService,
    @Inject(MEMBER_STORE) private readonly members: MemberStore,
    @Inject(CLOCK) private readonly clock: ClockPort,
  ) {}

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN for whoever does not own the thread. */
  async invite(
    threadId: string,
    { role, expiresInDays }: GroupInvitationBody,
    options: PostOptions,
  ): Promise<{ number: number; token: string; expiresAt: string }> {
    const secret = newShareToken();
    const digest = digestOfToken(secret);
    const expiresAt = new Date(this.clock.now().getTime() + expiresInDays * DAY_MS).toISOString();
    // A link is shown once, so the same request makes another one.
    const { groupId } = await this.groups.do(threadId, {}, { ...options, idempotencyKey: undefined }, async ({ group }) => {
      checkOwner(group.role);
      return { kind: 'invite', invitation: { role, digest, expiresAt } };
    });
    const made = invitationsOf(await this.engine.store.loadRun(groupId)).find((one) => one.digest === digest);
    return { number: made?.number ?? 0, token: `${groupId}.${secret}`, expiresAt };
  }

  /** Nobody joins by it any more. @throws {RequestError} NOT_FOUND, FORBIDDEN. */
  async end(threadId: string, number: number, options: PostOptions): Promise<void> {
    await this.groups.do(threadId, { ends: number }, options, async ({ group, shown }) => {
      checkOwner(group.role);
      if (!shown.invitations.some((one) => one.number === number)) throw new RequestError('NOT_FOUND', `There is no invitation ${number}.`);
      return { kind: 'end_invitation', number };
    });
  }

  /**
   * Makes the caller a member, with the role of the link; who is one already stays what they are.
   *
   * @throws {RequestError} NOT_FOUND, the same for what never was, has ended, or was made by somebody who owns the thread no more.
   */
  async join(token: string, memberId: string): Promise<GroupJoinedAnswer> {
    const [runId = '', secret = ''] = token.split('.');
    const run = secret === '' ? null : await this.engine.store.loadRun(runId);
    const digest = digestOfToken(secret);
    const invitation = invitationsOf(run).find((one) => one.digest === digest && one.expiresAt > this.clock.now().toISOString());
    if (!run || !invitation) throw nothingHere();
    const { threadId } = run;
    const known = (await this.members.list(memberId, threadId))?.find((one) => one.memberId === memberId);
    if (known) return { threadId, memberId, role: known.role };
    const { role, by, number } = invitation;
    if (!(await this.members.put(by, threadId, { memberId, role }))) throw nothingHere();
    await this.note(runId, { kind: 'joined', number, by: memberId, at: this.clock.now().toISOString() });
    return { threadId, memberId, role };
  }

  /** Who joined is a member whether or not the group has a moment to write it down. */
  private async note(runId: string, body: GroupCall): Promise<void> {
    try {
      await callRun(this.engine, { runId, key: GROUP_KEY, body });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
}

const nothingHere = (): RequestError => new RequestError('NOT_FOUND', 'There is no such invitation, or not any more.');

function invitationsOf(run: RunSnapshot | null): readonly GroupInvitation[] {
  return run?.workflow === GROUP_NAME && run.status !== 'cancelled' ? GroupShown.parse(run.state).invitations : [];
}

/** @throws {RequestError} FORBIDDEN. */
function checkOwner(role: string): void {
  if (role !== 'owner') throw new RequestError('FORBIDDEN', 'Only an owner of the thread invites people to it.');
}
