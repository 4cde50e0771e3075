import { createHash } from 'node:crypto';
import type { CallKey } from '@app/ports';
import { canonicalJson } from './log-chain.js';

/** The key of a call within its step: the order of the input's keys does not matter. */
export const callKey = (kind: CallKey['kind'], name: string, input: unknown): CallKey => ({
  kind,
  name,
  inputHash: createHash('sha256')
    .update(canonicalJson(input) ?? 'null')
    .digest('hex'),
});
