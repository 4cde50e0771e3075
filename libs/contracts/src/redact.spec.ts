import { quickestCpuMs } from '../../testing/src/cpu-time.js';
import { MASK, redact, redactText } from './redact.js';

describe('redaction', () => {
  it.each([
    ['Authorization: Bearer abcdefgh12345678', `Authorization: Bearer ${MASK}`],
    ['smtp://ann:hunter22@mail.example.com', `smtp://ann:${MASK}@mail.example.com`],
    ['key duffel_test_AbCdEfGh1234 is wrong', `key ${MASK} is wrong`],
    ['nvg_0123456789ab_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', MASK],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', MASK],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijklmnop', MASK],
    ['pay with 4242 4242 4242 4242 please', `pay with ${MASK} please`],
    ['pay with 4242-4242-4242-4242', `pay with ${MASK}`],
  ])('masks what %j has', (text, expected) => expect(redactText(text)).toBe(expected));

  it.each([
    'Mailed "Lisbon · 10–12 May" to sara@example.com',
    'https://example.com/shared/abc?x=1',
    'at 38.7071234567890123, 1234567890123',
    'run_01M83XFZY386H2F3K1C47PPMER.s1',
    'tokens: 1200 in, 300 out',
  ])('leaves %j alone', (text) => expect(redactText(text)).toBe(text));

  it('masks fields by their names, at any depth, and keeps the shape', () => {
    const given = { a: [{ password: 'x', user: 'ann' }], token: { deep: 1 }, tokens: 12, apiKey: null, at: new Date(0) };
    expect(redact(given)).toEqual({ a: [{ password: MASK, user: 'ann' }], token: MASK, tokens: 12, apiKey: null, at: new Date(0) });
  });

  it('takes time in proportion to a text that was made to hold it up', () => {
    const text = 'a:'.repeat(20_000) + '1 '.repeat(20_000) + '://'.repeat(10_000) + 'eyJ'.repeat(10_000);
    expect(quickestCpuMs(() => redactText(text), 2_000)).toBeLessThan(2_000);
  });
});
