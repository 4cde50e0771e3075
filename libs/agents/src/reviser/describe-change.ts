import type { RevisionChange } from '@app/contracts';

/** A change in one line for the log: its fields without the kind. */
export const describeChange = ({ kind: _kind, ...fields }: RevisionChange): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value === null ? 'any' : typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
