type KeyOf = (row: never) => string;

const indexes = new WeakMap<readonly object[], Map<KeyOf, ReadonlyMap<string, readonly object[]>>>();
const NONE: readonly never[] = [];

/**
 * The rows of a table with that key, in their order. Each table is gone through once for each way of making keys, however many looks
 * follow; so `keyOf` has to be the same function each time, and the rows must not change.
 */
export function rowsUnder<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string, key: string): readonly Row[] {
  const known = indexes.get(rows) ?? new Map<KeyOf, ReadonlyMap<string, readonly object[]>>();
  indexes.set(rows, known);
  const index = known.get(keyOf) ?? grouped(rows, keyOf);
  known.set(keyOf, index);
  return (index.get(key) as readonly Row[] | undefined) ?? NONE;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
