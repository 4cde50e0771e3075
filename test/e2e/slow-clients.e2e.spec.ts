import { request } from 'node:http';
import { connect } from 'node:net';
import { NavigoSystem } from '@app/testing';

const HALF_HEADS = 25;

describe('an open gateway and clients that mean it no good', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({}, ['gateway']);
  });
  afterAll(() => system.stop());

  it('closes connections whose request never comes to an end, and answers others meanwhile', async () => {
    const { hostname, port } = new URL(system.url);
    const closed = Array.from(
      { length: HALF_HEADS },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => undefined).once('close', () => resolve());
          // What is not read would hide the end of the connection.
          socket.resume();
          socket.write('POST /plan HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-ty');
        }),
    );
    expect((await system.get('/health/live')).status).toBe(200);
    await Promise.all(closed);
  });

  it.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])('refuses %s under a name that was made to point to this machine', async (method) => {
    const { hostname, port } = new URL(system.url);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, method, path: '/plan/thr_1', headers: { host: `evil.example:${port}` } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
