import { codeOf, currentTraceparent, inSpan } from './spans.js';

describe('spans where nothing is traced', () => {
  it('leave results, failures and messages as they are', async () => {
    const spec = { name: 'step budget', kind: 'consumer', attributes: {}, parent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } as const;
    expect(await inSpan(spec, async (span) => [span.isRecording(), currentTraceparent()])).toEqual([false, undefined]);
    const failure = new Error('no');
    await expect(inSpan(spec, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe('the name of a failure', () => {
  it('is its code, else its class, and never its words', () => {
    expect(codeOf(Object.assign(new Error('secret words'), { code: 'PROVIDER_TIMEOUT' }))).toBe('PROVIDER_TIMEOUT');
    expect(codeOf(Object.assign(new TypeError('secret words'), { code: 'secret words' }))).toBe('TypeError');
    expect(codeOf(new DOMException('secret words', 'AbortError'))).toBe('AbortError');
    expect(codeOf('secret words')).toBe('unknown');
  });
});
