import { isFromElsewhere, isKnownHost } from './origin.js';

const request = (method: string, origin: string | undefined, host = '127.0.0.1:3000') => ({ method, headers: { host, ...(origin ? { origin } : {}) } });

describe('the origin of a request', () => {
  it.each([
    ['a program, which sends none', undefined],
    ['the own page', 'http://127.0.0.1:3000'],
  ])('is fine for %s', (_what, origin) => {
    expect(isFromElsewhere(request('POST', origin), true)).toBe(false);
  });
  it.each(['https://evil.example', 'http://127.0.0.1:3001', 'null', 'http://127.0.0.1:3000.evil.example'])('is foreign when it is %s', (origin) => {
    expect(isFromElsewhere(request('POST', origin), false)).toBe(true);
    expect(isFromElsewhere(request('DELETE', origin), false)).toBe(true);
  });
  it('is foreign when a foreign name was made to point to an open gateway', () => {
    expect(isFromElsewhere(request('POST', 'http://evil.example:3000', 'evil.example:3000'), true)).toBe(true);
    expect(isFromElsewhere(request('POST', 'https://plans.example', 'plans.example'), false)).toBe(false);
  });
  it('does not matter for reading', () => {
    expect(isFromElsewhere(request('GET', 'https://evil.example'), true)).toBe(false);
  });
});

describe('the host of a request to an open gateway', () => {
  it.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:3000', '[::1]:3000', 'box.lan:3000'])('is known when it is %s', (host) => {
    expect(isKnownHost(host, ['box.lan'])).toBe(true);
  });
  it.each([undefined, '', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost@evil.example', 'evil.example/localhost', 'localhost:3000/x', 'other.lan'])(
    'is unknown when it is %s',
    (host) => expect(isKnownHost(host, ['box.lan'])).toBe(false),
  );
});
