/** One measure, summed over its labels. */
export interface Measure {
  readonly name: string;
  readonly value: number;
}

const LINE = /^(navigo_[a-z_]+?)(?:\{[^}]*\})? ([0-9.eE+-]+)$/;
const PART_OF_HISTOGRAM = /_(?:bucket|sum)$/;

/** What a Prometheus text says, by name; of histograms only how often. */
export function readMeasures(text: string): Measure[] {
  const sums = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = LINE.exec(line) ?? [];
    if (name && !PART_OF_HISTOGRAM.test(name)) sums.set(name, (sums.get(name) ?? 0) + Number(value));
  }
  return [...sums].map(([name, value]) => ({ name, value })).sort((a, b) => a.name.localeCompare(b.name));
}
