const MAX_FLAG_CHARS = 40;

/** A model's own name for a risk as a flag; the prefix keeps it from passing for a verdict of our rules. Null when nothing is left of it. */
export function modelFlag(name: string): string | null {
  const cleaned = name
    .toUpperCase()
    .replace(/[^A-Z0-9_]+/g, '_')
    .slice(0, MAX_FLAG_CHARS)
    .replace(/^_{1,40}|_{1,40}$/g, '');
  return cleaned ? `LLM_FLAG:${cleaned}` : null;
}

/** Flags for all names a model gave, without repeats, at most `limit`. */
export const modelFlags = (names: readonly string[], limit = 10): string[] =>
  [...new Set(names.map(modelFlag).filter((flag) => flag !== null))].slice(0, limit);
