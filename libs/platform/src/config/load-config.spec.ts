import { z } from 'zod';
import { backingBlock, gatewayBlock } from './blocks.js';
import { loadConfig } from './load-config.js';

const schema = z.object({ ...backingBlock, ...gatewayBlock });
const good = { DATABASE_URL: 'postgresql://u:secret@db/navigo', REDIS_URL: 'redis://r' };

describe('configuration', () => {
  it('fills in defaults, and counts an empty variable as absent', () => {
    expect(loadConfig(schema, { ...good, PORT: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: 100, AUTH_MODE: 'open' });
  });
  it('reports all problems together and says what to do', () => {
    expect(() => loadConfig(schema, { ...good, REDIS_URL: undefined, PORT: 'many', RATE_LIMIT_PER_MINUTE: '-1' })).toThrow(
      /REDIS_URL is missing[^]*PORT is "many"[^]*RATE_LIMIT_PER_MINUTE is "-1"/,
    );
  });
  it('never repeats a value that may be secret', () => {
    expect(() => loadConfig(schema, { ...good, DATABASE_URL: 'mysql://u:secret@db/x' })).toThrow(
      /DATABASE_URL has a value that is not usable: must be a postgresql/,
    );
    expect(() => loadConfig(schema, { ...good, DATABASE_URL: 'mysql://u:secret@db/x' })).not.toThrow(/secret/);
  });
});
