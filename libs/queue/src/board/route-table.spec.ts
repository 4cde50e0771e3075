import { RouteTable } from './route-table.js';

const table = new RouteTable([
  { pattern: '/api/queues/:queue/:job', target: 'job' },
  { pattern: '/api/queues/:queue/workers', target: 'workers' },
  { pattern: '/', target: 'page' },
]);

describe('the table of routes', () => {
  it('finds what a path means and what its parts are', () => {
    expect(table.find('/api/queues/agent-budget/stp_1.1')).toEqual({ target: 'job', params: { queue: 'agent-budget', job: 'stp_1.1' } });
    expect(table.find('/')).toEqual({ target: 'page', params: {} });
  });
  it('prefers a fixed word to a parameter, whatever the order of the list', () => {
    expect(table.find('/api/queues/agent-budget/workers')?.target).toBe('workers');
  });
  it.each(['', '/api', '/api/queues/a/b/c', '/api/queues/a'])('knows nothing of %p', (path) => expect(table.find(path)).toBeNull());
});
