import { describeLog } from './log.command.js';

const FOUND = { threadId: 't', valid: true, entries: 3, sealed: 3, sealsChecked: true, erased: 0, problem: null };

describe('what ./navigo log verify says', () => {
  it('says in one line that everything is as it was written', () => {
    expect(describeLog(FOUND)).toBe('✔ The log of t is as it was written: 3 entries, 3 sealed.\n');
  });

  it('says what was not checked, or cannot be', () => {
    const words = describeLog({ ...FOUND, sealed: 2, sealsChecked: false, erased: 1 });
    expect(words).toContain('no LOG_CHAIN_KEY');
    expect(words).toContain('1 entry without a seal');
    expect(words).toContain('1 entry without words');
  });

  it('names the entry that was changed', () => {
    const problem = { workflow: 'plan', seq: 2, detail: 'says something else than was written' };
    expect(describeLog({ ...FOUND, valid: false, problem })).toContain('entry 2 of workflow plan says something else');
  });
});
