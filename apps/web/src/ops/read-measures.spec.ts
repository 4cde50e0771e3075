import { readMeasures } from './read-measures.js';

describe('reading measures', () => {
  it('adds up a measure over its labels, and leaves out the parts of a histogram', () => {
    const text = '# HELP x\nnavigo_plans_total{status="complete"} 3\nnavigo_plans_total{status="failed"} 1\nnavigo_wait_seconds_bucket{le="1"} 9\nup 1\n';
    expect(readMeasures(text)).toEqual([{ name: 'navigo_plans_total', value: 4 }]);
  });
});
