import { createEndpointGuard } from './endpoint-guard.js';

const guard = (isOnline: boolean, address = '93.184.216.34') =>
  createEndpointGuard({ trustedUrls: ['smtp://127.0.0.1:2525'], isOnline, lookUp: async () => [address] });

describe('a server that an owner named', () => {
  it('is called when it is public and the installation online', () => expect(guard(true)('smtps://u:p@mail.example.com')).resolves.toBeUndefined());
  it('is called when the operator named it, in its very port', async () => {
    await expect(guard(false)('smtp://u:p@127.0.0.1:2525')).resolves.toBeUndefined();
    await expect(guard(true, '127.0.0.1')('smtp://127.0.0.1:25')).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
  });
  it.each(['10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1'])('is not called in a private network at %s', async (address) => {
    await expect(guard(true, address)('smtp://mail.example.com')).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
  });
  it('is not called off the network, and the refusal repeats no credential', async () => {
    const refused = guard(false)('smtp://ann:hidden@mail.example.com');
    await expect(refused).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST', message: expect.stringContaining('mail.example.com') });
    await expect(refused).rejects.toMatchObject({ message: expect.not.stringContaining('hidden') });
  });
});
