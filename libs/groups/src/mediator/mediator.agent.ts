import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { GroupConflict, GroupExpense, GroupReading, GroupVote, GroupWords } from '@app/contracts';
import { findConflicts } from './find-conflicts.js';
import { readWords } from './read-words.js';

/** Reads what each member says, keeps whose wish is whose, and names what does not go together. */
export const groupMediator = defineAgent({
  name: 'group_mediator',
  title: 'Group',
  // Votes and expenses are words of people too, which the guard sees to.
  reads: { words: z.array(GroupWords), read: z.array(GroupReading).nullish(), votes: z.array(GroupVote).nullish(), expenses: z.array(GroupExpense).nullish() },
  writes: { read: z.array(GroupReading), conflicts: z.array(GroupConflict) },
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  simulate: ({ words }) => ({ read: (words as GroupWords[]).map(({ by, text }) => ({ by, text, wishes: [] })), conflicts: [] }),
  async run({ words, read: before }, { now }) {
    const read = readWords(words, before ?? [], now);
    const conflicts = findConflicts(read);
    return {
      writes: { read, conflicts },
      decision: {
        inputSummary: `Words of ${words.length} people`,
        keyEvidence: read.map(({ by, wishes }) => `${by}: ${wishes.map(({ id, kind }) => `${id} ${kind}`).join(', ') || 'no wish'}`),
        outputSummary: `${conflicts.length} conflict(s)`,
        riskFlags: [],
      },
    };
  },
});
