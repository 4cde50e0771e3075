const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { isSameProcess, processIdentity, stopProcess, thisProcess, waitUntilGone } = require('./processes.mjs');

const children = [];
/** A process that says "ready", then lives until it is ended; `script` runs first. */
async function start(script = '', options = {}) {
  const child = spawn(process.execPath, ['-e', `${script};setInterval(()=>{},1000);console.log('ready')`], { stdio: ['ignore', 'pipe', 'ignore'], ...options });
  children.push(child);
  await once(child.stdout, 'data');
  return { child, recorded: { pid: child.pid, identity: processIdentity(child.pid) } };
}
const IGNORES_TERM = "process.on('SIGTERM',()=>{})";

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('stopping a recorded process', () => {
  it('ends it by the signal it knows', async () => {
    const { child, recorded } = await start();
    const exit = once(child, 'exit');
    expect(await stopProcess(recorded)).toBe('stopped');
    expect(await exit).toEqual([null, 'SIGTERM']);
  });
  it('kills one that does not listen once its time is over', async () => {
    const { child, recorded } = await start(IGNORES_TERM);
    const exit = once(child, 'exit');
    expect(await stopProcess(recorded, { waitMs: 100 })).toBe('killed');
    expect(await exit).toEqual([null, 'SIGKILL']);
  });
  it('takes along what the leader of a group started', async () => {
    const script = "const c=require('node:child_process').spawn(process.execPath,['-e','setInterval(()=>{},1000)'],{stdio:'ignore'});console.log(c.pid)";
    const child = spawn(process.execPath, ['-e', `${script};setInterval(()=>{},1000)`], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    const [line] = await once(child.stdout, 'data');
    const below = { pid: Number(line), identity: processIdentity(Number(line)) };
    expect(below.identity).toBeDefined();
    await stopProcess({ pid: child.pid, identity: processIdentity(child.pid) });
    expect(await waitUntilGone(below, 5_000)).toBe(true);
  });

  it.each([
    ['another process got its pid', (identity) => `${identity}0`],
    ['nothing but its pid is known', () => undefined],
    ['its identity is empty', () => ''],
  ])('leaves a living process alone when %s', async (_why, change) => {
    const { child, recorded } = await start();
    expect(await stopProcess({ pid: recorded.pid, identity: change(recorded.identity) }, { waitMs: 50 })).toBe('absent');
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });
  it.each([[undefined], [null], [{}], [{ pid: 0, identity: 'x' }], [{ pid: -1, identity: 'x' }], [{ pid: '1', identity: 'x' }]])(
    'sends no signal for the record %j, which would reach a whole group',
    async (recorded) => {
      const kill = jest.spyOn(process, 'kill');
      expect(await stopProcess(recorded)).toBe('absent');
      expect(kill).not.toHaveBeenCalled();
      kill.mockRestore();
    },
  );
});

describe('the identity of a process', () => {
  it('stays the same while it lives, and differs from process to process', async () => {
    const { recorded } = await start();
    expect(processIdentity(recorded.pid)).toBe(recorded.identity);
    expect(isSameProcess(thisProcess())).toBe(true);
    expect(isSameProcess({ pid: recorded.pid, identity: thisProcess().identity })).toBe(false);
  });
  it('is gone with it', async () => {
    const { child, recorded } = await start();
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    expect(isSameProcess(recorded)).toBe(false);
  });
});
