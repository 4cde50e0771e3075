import { SERVED_WORKFLOWS } from './served-graphs.js';

describe('the workflows of this release', () => {
  it('pass the check at boot', () => expect(SERVED_WORKFLOWS.problems(50)).toEqual([]));
  it('go on serving the queues of versions from before queues named their workflow', () => {
    expect(SERVED_WORKFLOWS.eventsQueues()).toEqual(expect.arrayContaining(['run-events', 'run-events-v2']));
  });
});
