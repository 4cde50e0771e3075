import { loadConfig } from '@app/platform';
import { servedAgents } from './served-agents.js';
import { WorkerConfig } from './worker.config.js';

const base = { DATABASE_URL: 'postgresql://u@db/navigo', REDIS_URL: 'redis://r' };
const config = (more: Record<string, string> = {}) => loadConfig(WorkerConfig, { ...base, ...more });

describe('the configuration of a worker', () => {
  it('is offline in everything without a key', () => expect(config()).toMatchObject({ modelProvider: 'offline', network: 'offline' }));
  it('takes a model when there is a key, and providers with it', () =>
    expect(config({ OPENAI_API_KEY: 'k' })).toMatchObject({ modelProvider: 'openai', network: 'online' }));
  it('stays off the network with a model on this machine', () => {
    expect(config({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toMatchObject({ modelProvider: 'openai', network: 'offline' });
  });
  it('does what is said outright', () => {
    expect(config({ OPENAI_API_KEY: 'k', MODEL_PROVIDER: 'offline', NETWORK: 'online' })).toMatchObject({ modelProvider: 'offline', network: 'online' });
  });
  it('refuses a model without a way to it', () => expect(() => config({ MODEL_PROVIDER: 'openai' })).toThrow(/OPENAI_API_KEY/));
  it('refuses fixed outputs in production', () => expect(() => config({ BENCH_AGENTS: 'synthetic' })).toThrow(/refused with NODE_ENV=production/));
});

describe('the agents that a worker serves', () => {
  const known = ['budget', 'packing'];
  it('are all, or those named', () => {
    expect(servedAgents('*', known)).toEqual(known);
    expect(servedAgents('packing, packing', known)).toEqual(['packing']);
  });
  it.each(['visa', '', ' , '])('cannot be %p', (choice) => expect(() => servedAgents(choice, known)).toThrow(/use \* or some of: budget, packing/));
});
