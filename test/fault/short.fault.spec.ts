import { FAULTS } from './faults/index.js';
import { FaultBench } from './run-fault.js';

/** Quick rows of the matrix that break in different places; all of them run with `npm run test:fault -- --all`. */
const SHORT = ['F5', 'F6', 'F12', 'F18', 'F24', 'F31'];

describe('nothing is lost and nothing is done twice', () => {
  let bench: FaultBench;
  beforeAll(async () => {
    bench = await FaultBench.open({ seed: 1, times: 1 });
  });
  afterAll(() => bench?.close());

  it.each(FAULTS.filter(({ number }) => SHORT.includes(number)).map((fault) => [fault.number, fault.title, fault] as const))(
    'by %s, %s',
    async (_number, _title, fault) => {
      expect((await bench.run(fault)).broken).toEqual([]);
    },
  );
});
