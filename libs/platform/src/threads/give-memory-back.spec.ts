import { giveMemoryBack } from './give-memory-back.js';

const MEGABYTE = 1_024 ** 2;
const ROWS = 400_000;
const usedBytes = (): number => process.memoryUsage().heapUsed;

describe('giving memory back', () => {
  it('frees what is needed no more', () => {
    const before = usedBytes();
    let rows: unknown[] | null = Array.from({ length: ROWS }, (_, index) => ({ name: `Row ${index}`, index }));
    expect(rows).toHaveLength(ROWS);
    expect(usedBytes() - before).toBeGreaterThan(20 * MEGABYTE);
    rows = null;
    giveMemoryBack();
    expect(usedBytes() - before).toBeLessThan(10 * MEGABYTE);
  });
});
