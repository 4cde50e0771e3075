import { createHostGuard, isPrivateAddress } from './host-guard.js';
import { createHttpClient } from './http-client.js';

const PUBLIC = async (): Promise<string[]> => ['93.184.215.14', '2606:2800:21f:cb07::1'];

describe('host guard', () => {
  const guard = createHostGuard({ allowedHosts: ['api.example.com'], baseUrls: ['http://127.0.0.1:4010/v1'], lookUp: PUBLIC });

  it.each(['https://api.example.com/x', 'http://127.0.0.1:4010/anything'])('lets %s pass', async (url) => {
    await expect(guard(new URL(url))).resolves.toBeUndefined();
  });

  it.each([
    ['another host', 'https://evil.example.com/'],
    ['a name that only ends alike', 'https://api.example.com.evil.net/'],
    ['plain http', 'http://api.example.com/'],
    ['another port', 'https://api.example.com:8443/'],
    ['another port of a configured host', 'http://127.0.0.1:6379/'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data'],
    ['an address in disguise', 'http://2130706433:4011/'],
    ['credentials in the URL', 'https://me:secret@api.example.com/'],
  ])('refuses %s', async (_what, url) => {
    await expect(guard(new URL(url))).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_REQUEST' });
  });

  it.each(['10.1.2.3', '127.0.0.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:192.168.1.1'])('refuses an allowed name that leads to %s', async (address) => {
    const rebound = createHostGuard({ allowedHosts: ['api.example.com'], lookUp: async () => ['93.184.215.14', address] });
    await expect(rebound(new URL('https://api.example.com/'))).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
  });

  it('says that a name cannot be resolved, which may pass later', async () => {
    const offline = createHostGuard({ allowedHosts: ['api.example.com'], lookUp: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(offline(new URL('https://api.example.com/'))).rejects.toMatchObject({ name: 'RetryableError', code: 'PROVIDER_UNAVAILABLE' });
  });

  it.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])('knows %s as public', (address) => expect(isPrivateAddress(address)).toBe(false));
  it.each(['172.31.255.255', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', 'fd00::1', '::ffff:10.0.0.1', 'no address'])(
    'knows %s as not public',
    (address) => expect(isPrivateAddress(address)).toBe(true),
  );
});

describe('createHttpClient', () => {
  it('never reaches fetch for a host that is not allowed, and never lets fetch follow a redirect', async () => {
    const asked: unknown[] = [];
    const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
      asked.push([String(url), init?.redirect]);
      return new Response('{}');
    };
    const client = createHttpClient({ allowedHosts: ['api.example.com'], lookUp: PUBLIC, fetch });
    await expect(client.fetch('https://evil.example.com/')).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
    await client.fetch('https://api.example.com/', { redirect: 'follow' });
    expect(asked).toEqual([['https://api.example.com/', 'manual']]);
  });
});
