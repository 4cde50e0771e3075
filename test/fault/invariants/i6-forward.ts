import type { Invariant } from './evidence.js';

/** I6: no traveller ever saw a version that is older than one seen before. */
export const neverBackwards: Invariant = async ({ records }) =>
  records.flatMap(({ index, versions }) => {
    const at = versions.findIndex((version, position) => position > 0 && version < (versions[position - 1] ?? 0));
    return at < 0 ? [] : [`traveller ${index} saw version ${versions[at - 1]}, then ${versions[at]}`];
  });
