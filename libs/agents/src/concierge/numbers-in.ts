/** Every number of a JSON value, also rounded to cents and to whole units. */
export function numbersIn(value: unknown): ReadonlySet<number> {
  const found = new Set<number>();
  collect(value, found);
  return found;
}

function collect(value: unknown, found: Set<number>): void {
  if (typeof value === 'number') for (const shown of [value, Math.round(value * 100) / 100, Math.round(value)]) found.add(shown);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, found);
}
