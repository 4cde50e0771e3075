import { scan } from '@app/guardrails';

/** Rows are read in batches of about so many characters, and one by one only in a batch that raises suspicion. */
const BATCH_CHARS = 4_000;

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
};
const isOrder = (text: string): boolean => scan({ text, direction: 'tool' }).blocked;

/** Indexes of the rows whose words, read together, try to instruct an assistant. Linear in the length of the texts. */
export function ordersIn(rows: readonly unknown[]): ReadonlySet<number> {
  const texts = rows.map((row) => wordsOf(row).join(' '));
  const found = new Set<number>();
  for (let from = 0; from < texts.length;) {
    let to = from;
    for (let chars = 0; to < texts.length && (to === from || chars < BATCH_CHARS); to += 1) chars += (texts[to] ?? '').length;
    const batch = texts.slice(from, to);
    if (isOrder(batch.join('\n\n'))) batch.forEach((text, index) => isOrder(text) && found.add(from + index));
    from = to;
  }
  return found;
}
