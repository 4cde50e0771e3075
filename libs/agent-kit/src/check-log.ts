import { timingSafeEqual } from 'node:crypto';
import type { DecisionLogEntry } from '@app/contracts';
import { GENESIS_HASH, chainHashOf, contentHashOf, isSealed, sealedHashOf } from './log-chain.js';
import type { ChainLink } from './log-chain.js';

/** A row of the log as it is stored; words and salt are null once they are erased. */
export interface StoredLink extends ChainLink {
  readonly workflow: string;
  readonly entry: DecisionLogEntry | null;
  readonly salt: string | null;
  readonly hash: string;
}

/** What a look through a log found. Without a key, sealed entries are only checked for following on each other. */
export interface LogCheck {
  readonly entries: number;
  readonly sealed: number;
  /** Entries whose words were erased; their place in the chain is checked all the same. */
  readonly erased: number;
  /** The first entry that is not what was written. */
  readonly problem: { readonly workflow: string; readonly seq: number; readonly detail: string } | null;
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What is wrong with the entry's own hash. */
function hashProblem(link: StoredLink, key: string | undefined): string | null {
  if (!isSealed(link.hash)) return isSame(link.hash, chainHashOf(link)) ? null : 'has a wrong hash';
  return key === undefined || isSame(link.hash, sealedHashOf(link, key)) ? null : 'has a seal that was not made with this key';
}

function problemOf(link: StoredLink, before: StoredLink | undefined, key: string | undefined): string | null {
  if (link.seq !== (before ? before.seq + 1 : 1)) return 'does not follow on the entry before it';
  if (link.previousHash !== (before?.hash ?? GENESIS_HASH)) return 'hangs on another entry than the one before it';
  if (link.entry && link.salt !== null && contentHashOf(link.entry, link.salt) !== link.contentHash) return 'says something else than was written';
  if (!link.entry !== (link.salt === null)) return 'lost its words or its salt alone';
  if (before && isSealed(before.hash) && !isSealed(link.hash)) return 'is not sealed, although the entry before it is';
  return hashProblem(link, key);
}

/** Checks the log of one thread, each workflow's entries in their order. Entries from before there was a key stay valid. */
export function checkLog(links: readonly StoredLink[], key: string | undefined): LogCheck {
  let problem: LogCheck['problem'] = null;
  for (const [index, link] of links.entries()) {
    const last = links[index - 1];
    const detail = problemOf(link, last?.workflow === link.workflow ? last : undefined, key);
    if (detail === null) continue;
    problem = { workflow: link.workflow, seq: link.seq, detail };
    break;
  }
  return {
    entries: links.length,
    sealed: links.filter(({ hash }) => isSealed(hash)).length,
    erased: links.filter(({ entry }) => entry === null).length,
    problem,
  };
}
