import { createAesSealer, readSealingKeys } from './aes-sealer.js';

const KEY_A = Buffer.alloc(32, 1).toString('base64');
const KEY_B = Buffer.alloc(32, 2).toString('base64');
const sealerOf = (text: string) => createAesSealer(readSealingKeys(text).keys);

describe('sealing', () => {
  it('opens what it sealed, for the same purpose only', () => {
    const sealer = sealerOf(`a:${KEY_A}`);
    const sealed = sealer?.seal('secret', 'ann/smtp') ?? '';
    expect(sealed).not.toContain('secret');
    expect(sealer?.open(sealed, 'ann/smtp')).toBe('secret');
    expect(sealer?.open(sealed, 'bob/smtp')).toBeNull();
  });
  it('gives another text each time', () => {
    const sealer = sealerOf(`a:${KEY_A}`);
    expect(sealer?.seal('secret', 'x')).not.toBe(sealer?.seal('secret', 'x'));
  });
  it('opens with an old key as long as it is listed, and seals with the first one', () => {
    const old = sealerOf(`a:${KEY_A}`)?.seal('secret', 'x') ?? '';
    const both = sealerOf(`b:${KEY_B},a:${KEY_A}`);
    expect(both?.open(old, 'x')).toBe('secret');
    expect(both?.keyId).toBe('b');
    expect(sealerOf(`b:${KEY_B}`)?.open(old, 'x')).toBeNull();
  });
  it.each(['', 'v1.a', 'v2.a.x.y.z', 'v1.a.AAAA.AAAA.AAAA', 'v1.a...'])('opens nothing of %j', (sealed) =>
    expect(sealerOf(`a:${KEY_A}`)?.open(sealed, 'x')).toBeNull(),
  );
  it('opens nothing that was changed', () => {
    const sealer = sealerOf(`a:${KEY_A}`);
    const sealed = sealer?.seal('a longer secret', 'x') ?? '';
    const parts = sealed.split('.');
    const data = Buffer.from(parts[4] ?? '', 'base64url');
    data[0] = (data[0] ?? 0) ^ 1;
    expect(sealer?.open([...parts.slice(0, 4), data.toString('base64url')].join('.'), 'x')).toBeNull();
  });
  it('is not there without a key, and says which entry is none without repeating it', () => {
    expect(sealerOf('')).toBeNull();
    const { problems } = readSealingKeys(`a:${KEY_A},b:short,a:${KEY_B}`);
    expect(problems).toEqual(['entry 2 is not id:key with 32 bytes in base64, as from openssl rand -base64 32', 'entry 3 has the id of another entry']);
  });
});
