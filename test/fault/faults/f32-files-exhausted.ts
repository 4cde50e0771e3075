import { execFileSync, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Fault } from '../fault.js';

const FILES = 256;
const SOCKETS = 400;
const HELD_MS = 4_000;

/** Opens as many idle connections as the server lets in. */
const openSockets = (port: number): Socket[] =>
  Array.from({ length: SOCKETS }, () => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    return socket;
  });

export const F32: Fault = {
  number: 'F32',
  title: 'file descriptors and listeners run out',
  injected: `every process may open ${FILES} files; ${SOCKETS} idle connections hold those of the gateway for four seconds`,
  skip: () => (spawnSync('prlimit', ['--version']).status === 0 ? null : 'prlimit is not installed'),
  async run({ world, traffic, chance }) {
    // After the start: loading its modules alone takes a process more files than that.
    for (const { app } of world.members) execFileSync('prlimit', ['--pid', String(app?.pid), `--nofile=${FILES}:${FILES}`]);
    const { done } = await world.midWave(traffic, chance);
    const sockets = openSockets(Number(new URL(world.gatewayUrl() ?? 'http://127.0.0.1:1').port));
    world.counts.cuts += 1;
    const late = traffic.wave();
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    for (const socket of sockets) socket.destroy();
    await Promise.all([done, late]);
    world.check(world.one('gateway').app !== null && (await world.call('/health')).status === 200, 'the gateway did not survive');
    const warned = world.logs.flat().some((line) => line.includes('MaxListenersExceeded'));
    world.check(!warned, 'listeners pile up');
  },
};
