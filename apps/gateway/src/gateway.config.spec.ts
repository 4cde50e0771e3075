import { loadConfig } from '@app/platform';
import { GatewayConfig } from './gateway.config.js';

const GOOD = { DATABASE_URL: 'postgresql://db/navigo', REDIS_URL: 'redis://r' };
const problemOf = (more: Record<string, string>): string => {
  try {
    loadConfig(GatewayConfig, { ...GOOD, ...more });
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('who may come in, by configuration', () => {
  it('is everybody on loopback, also behind a port that only loopback reaches', () => {
    expect(problemOf({})).toBe('');
    expect(problemOf({ HOST: '::1' })).toBe('');
    expect(problemOf({ HOST: '0.0.0.0', NAVIGO_BEHIND_LOOPBACK: '1' })).toBe('');
  });
  it('is nobody without a key where others can connect', () => {
    expect(problemOf({ HOST: '0.0.0.0' })).toMatch(/HOST .*AUTH_MODE=open lets everybody in/);
    expect(problemOf({ HOST: '0.0.0.0', AUTH_MODE: 'keys' })).toBe('');
  });
  it('names every entry of the keys that cannot be used, and repeats no key', () => {
    const problem = problemOf({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'ann:root:hush,bob:user:hush2,eve' });
    expect(problem).toMatch(/BOOTSTRAP_API_KEYS [^]*entry 1[^]*entry 3/);
    expect(problem).not.toContain('hush');
  });
});
