import type { GroupVote } from '@app/contracts';

/** The option that as many agreed on as were asked for; null when there is none yet. */
export function chosen({ options, ballots, quorum }: Pick<GroupVote, 'options' | 'ballots' | 'quorum'>): number | null {
  const index = options.findIndex((_, at) => ballots.filter(({ option }) => option === at + 1).length >= quorum);
  return index < 0 ? null : index + 1;
}

/** A vote with somebody's ballot, in the place of an earlier one of theirs. */
export function withBallot(vote: GroupVote, by: string, option: number, at: string): GroupVote {
  const ballots = [...vote.ballots.filter((ballot) => ballot.by !== by), { by, option }];
  const winner = chosen({ ...vote, ballots });
  return { ...vote, ballots, outcome: winner === null ? null : { option: winner, at } };
}

/** Whether this ballot would decide the vote. */
export const wins = (vote: GroupVote, by: string, option: number): boolean => withBallot(vote, by, option, vote.closesAt).outcome !== null;

/** Votes whose time is over end without a choice. */
export const closed = (votes: readonly GroupVote[], now: string): GroupVote[] =>
  votes.map((vote) => (vote.outcome === null && vote.closesAt <= now ? { ...vote, outcome: { option: null, at: now } } : vote));

/** When the next open vote closes; null when none is open. */
export const nextClosing = (votes: readonly GroupVote[]): string | null =>
  votes
    .filter(({ outcome }) => outcome === null)
    .map(({ closesAt }) => closesAt)
    .sort()[0] ?? null;
