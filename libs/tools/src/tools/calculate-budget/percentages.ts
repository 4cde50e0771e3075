/** Tenths of a percent in a whole. */
const WHOLE = 1_000;

/** Shares of a total in percent with one decimal that add up to 100: what rounding leaves goes to the largest remainders. All 0 for a total of 0. */
export function percentages(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / total) * WHOLE);
  const tenths = exact.map(Math.floor);
  const left = WHOLE - tenths.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((each) => each / 10);
}
