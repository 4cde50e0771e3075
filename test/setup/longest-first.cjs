const Sequencer = require('@jest/test-sequencer').default;

const LONGEST = ['fault', 'crash'];

/** Jest takes large files first on a clean clone; the longest tests of all are short files, and one left for the end would run alone. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = (test) => LONGEST.includes(test.context.config.displayName?.name);
    const usual = super.sort(tests);
    return [...usual.filter(isLongest), ...usual.filter((test) => !isLongest(test))];
  }
};
