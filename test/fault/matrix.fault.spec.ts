import { appendFileSync } from 'node:fs';
import type { FaultReport } from './fault.js';
import { ERRAND_FAULTS } from './faults/errands/index.js';
import { FAULTS } from './faults/index.js';
import { FaultBench } from './run-fault.js';

const only = process.env['FAULT_ONLY']?.split(',').filter(Boolean) ?? [];
const matrix = process.env['FAULT_WORKFLOW'] === 'errand' ? ERRAND_FAULTS : FAULTS;
const wanted = matrix.filter(({ number }) => only.length === 0 || only.includes(number));
const settings = { seed: Number(process.env['FAULT_SEED'] ?? '1'), times: Number(process.env['FAULT_TIMES'] ?? '1'), logsFolder: process.env['FAULT_LOGS'] };
const FAULT_TIMEOUT_MS = 30 * 60_000;

/** One line for each fault as it is done, so that whoever started this can show how far it is. */
function tell(report: FaultReport): void {
  const file = process.env['FAULT_RESULTS'];
  if (file) appendFileSync(file, `${JSON.stringify(report)}\n`);
}

describe(`the matrix of faults, seed ${settings.seed}`, () => {
  let bench: FaultBench;
  beforeAll(async () => {
    bench = await FaultBench.open(settings);
  });
  afterAll(() => bench?.close());

  it.each(wanted.map((fault) => [fault.number, fault.title, fault] as const))(
    '%s %s',
    async (_number, _title, fault) => {
      const report = await bench.run(fault);
      tell(report);
      expect(report.broken).toEqual([]);
    },
    FAULT_TIMEOUT_MS,
  );
});
