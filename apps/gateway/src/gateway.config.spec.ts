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
  it('takes keys that can be guessed only where no other machine can try them', () => {
    const keys = { AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'ann:user:0123456789abcdef,bob:user:0123456789abcdef0123456789abcdef' };
    expect(problemOf(keys)).toBe('');
    expect(problemOf({ ...keys, HOST: '0.0.0.0', NAVIGO_BEHIND_LOOPBACK: '1' })).toBe('');
    const problem = problemOf({ ...keys, HOST: '0.0.0.0' });
    expect(problem).toMatch(/BOOTSTRAP_API_KEYS .*fewer than 32 characters \(ann\)/);
    expect(problem).not.toContain('0123456789');
  });
  it('names every entry of the keys that cannot be used, and repeats no key', () => {
    const problem = problemOf({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'ann:root:hush,bob:user:hush2,eve' });
    expect(problem).toMatch(/BOOTSTRAP_API_KEYS [^]*entry 1[^]*entry 3/);
    expect(problem).not.toContain('hush');
  });
});

describe('where Redis is, by configuration', () => {
  it.each(['redis+cluster://a:7000,b:7001', 'redis+sentinel://a,b/main'])('may be several servers: %s', (url) =>
    expect(problemOf({ REDIS_URL: url })).toBe(''),
  );
  it('is refused with a reason where it cannot be understood, without its password', () => {
    expect(problemOf({ REDIS_URL: 'redis+sentinel://:secret@a:26379' })).toMatch(/REDIS_URL has a value that is not usable: needs the name of the master/);
    expect(problemOf({ REDIS_URL: 'redis+sentinel://:secret@a:26379' })).not.toContain('secret');
    expect(problemOf({ REDIS_URL: 'http://a' })).toContain('redis+cluster://host:port,host:port');
  });
});
