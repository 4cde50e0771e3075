import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { standBack } from './stand-back.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('a thread that stands back', () => {
  it('leaves the main thread as it is', () => {
    const before = getPriority();
    standBack();
    expect(getPriority()).toBe(before);
  });
  onLinux('has a priority of its own, and takes nothing from the others', async () => {
    const before = getPriority();
    const code = "const os = require('node:os'); os.setPriority(10); require('node:worker_threads').parentPort.postMessage(os.getPriority());";
    const inThread = await new Promise((resolve, reject) => {
      new Worker(code, { eval: true }).once('message', resolve).once('error', reject);
    });
    expect([inThread, getPriority()]).toEqual([10, before]);
  });
});
