import { Source } from '@app/contracts';

/** The kinds of sources that a value names in its `source` fields, each once, in order of appearance. */
export function sourcesOf(value: unknown): Source[] {
  const found = new Set<Source>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<Source>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const source = key === 'source' ? Source.safeParse(item) : undefined;
    if (source?.success) found.add(source.data);
    collect(item, found);
  }
}
