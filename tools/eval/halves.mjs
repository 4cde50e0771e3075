import { createHash } from 'node:crypto';

/** Whether a case may be looked at while working; the other half is only ever scored. The same id always falls into the same half. */
export const isLookedAt = (id) => createHash('sha256').update(id).digest()[0] % 2 === 0;

/** The cases of a file, whether it is a list or an object with a list. */
export const casesOf = (content) => (Array.isArray(content) ? content : content.cases);

/** The same file with some of its cases. */
export const withCases = (content, cases) => (Array.isArray(content) ? cases : { ...content, count: cases.length, cases });

/** The whole file and its two halves, as `{part, content}`; an empty half is left out. */
export function partsOf(content) {
  const all = casesOf(content);
  const halves = [
    ['looked at', all.filter(({ id }) => isLookedAt(id))],
    ['only scored', all.filter(({ id }) => !isLookedAt(id))],
  ];
  const parts = [['all', all], ...halves].filter(([, cases]) => cases.length > 0);
  return parts.map(([part, cases]) => ({ part, content: withCases(content, cases) }));
}
