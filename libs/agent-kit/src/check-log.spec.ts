import type { DecisionLogEntry } from '@app/contracts';
import { checkLog } from './check-log.js';
import type { StoredLink } from './check-log.js';
import { GENESIS_HASH, contentHashOf } from './log-chain.js';
import { createLogSeal } from './log-seal.js';

const KEY = 'k'.repeat(32);
const entryOf = (said: string): DecisionLogEntry => ({
  agent: 'budget',
  inputSummary: said,
  keyEvidence: [],
  outputSummary: 'done',
  riskFlags: [],
  timestamp: '2026-11-20T12:00:00.000Z',
});

/** A log of which the first `plain` entries come from before there was a key. */
function logOf(words: readonly string[], plain = 0, key: string = KEY): StoredLink[] {
  const links: StoredLink[] = [];
  for (const [index, said] of words.entries()) {
    const seal = createLogSeal(index < plain ? undefined : key);
    const salt = seal.saltOf(`evt_${index}`);
    const link = {
      ...{ previousHash: links.at(-1)?.hash ?? GENESIS_HASH, threadId: 't', workflow: 'plan', seq: index + 1, version: index + 1, agent: 'budget' },
      ...{ entry: entryOf(said), salt, contentHash: contentHashOf(entryOf(said), salt) },
    };
    links.push({ ...link, hash: seal.hashOf(link) });
  }
  return links;
}

describe('the log of a thread', () => {
  it('verifies as it was written, entries from before there was a key included', () => {
    expect(checkLog(logOf(['a', 'b', 'c'], 1), KEY)).toEqual({ entries: 3, sealed: 2, erased: 0, problem: null });
    expect(checkLog(logOf(['a', 'b'], 2), undefined).problem).toBeNull();
  });

  it('still verifies when the words were erased', () => {
    const erased = logOf(['a', 'b']).map((link) => ({ ...link, entry: null, salt: null }));
    expect(checkLog(erased, KEY)).toMatchObject({ erased: 2, problem: null });
  });

  it('shows words that were changed, and entries that were left out', () => {
    const [first, second, third] = logOf(['a', 'b', 'c']) as [StoredLink, StoredLink, StoredLink];
    expect(checkLog([first, { ...second, entry: entryOf('x') }, third], KEY).problem).toMatchObject({ seq: 2 });
    expect(checkLog([first, third], KEY).problem).toMatchObject({ seq: 3 });
  });

  it('shows a chain that was built anew without the key, or with another one', () => {
    expect(checkLog(logOf(['x', 'y'], 0, 'o'.repeat(32)), KEY).problem).toMatchObject({ seq: 1 });
    const [sealed] = logOf(['a']) as [StoredLink];
    const [, forged] = logOf(['a', 'b'], 2) as [StoredLink, StoredLink];
    expect(checkLog([sealed, { ...forged, previousHash: sealed.hash }], KEY).problem).toMatchObject({ seq: 2 });
  });

  it('gives every process salts of its own, so that none follows from an id', () => {
    expect(createLogSeal(KEY).saltOf('evt_1')).not.toBe(createLogSeal(KEY).saltOf('evt_1'));
  });
});
