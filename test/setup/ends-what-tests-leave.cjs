const { TestEnvironment } = require('jest-environment-node');

const environments = new Set();
// Handlers that tests set on `process` are on a copy of it, which never hears of the end.
process.once('exit', () => environments.forEach((environment) => environment.held?.killProcesses()));

/**
 * Ends what a test or a block of tests opened through libs/testing and left open, as one does that failed by an error or by its time limit:
 * a system at work beside the next tests would starve them, and one slow test would fail all that follow.
 */
module.exports = class EndsWhatTestsLeave extends TestEnvironment {
  beforeBlocks = [];
  beforeTest = new Set();

  /** Undefined until a test file loads libs/testing. */
  get held() {
    return this.global?.heldByTests;
  }

  async setup() {
    await super.setup();
    environments.add(this);
  }

  async teardown() {
    await this.held?.endAllBut(new Set());
    environments.delete(this);
    await super.teardown();
  }

  // Unlike hooks of a set-up file, which come before those of the test file itself, these events come after all hooks.
  async handleTestEvent({ name }) {
    const open = () => this.held?.open() ?? new Set();
    if (name === 'run_describe_start') this.beforeBlocks.push(open());
    else if (name === 'test_start') this.beforeTest = open();
    else if (name === 'test_done') await this.held?.endAllBut(this.beforeTest);
    else if (name === 'run_describe_finish') await this.held?.endAllBut(this.beforeBlocks.pop());
  }
};
