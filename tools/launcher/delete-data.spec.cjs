const { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { deleteData } = require('./delete-data.mjs');
const { runReset } = require('./command-reset.mjs');
const { openHome } = require('./home.mjs');
const { endLeftovers } = require('./leftovers.mjs');
const { pathsIn } = require('./paths.mjs');
const { removeBase } = require('./postgres-place.mjs');
const { thisProcess } = require('./processes.mjs');

const progress = { step: (_label, work) => work(), note: () => {} };
let home;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'navigo-reset-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const put = (...parts) => {
  const file = join(home, ...parts);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'x');
  return file;
};

describe('deleting the data', () => {
  it('leaves nothing of NaviGo, and the folder is gone when it held nothing else', async () => {
    for (const file of [
      ['data', 'postgres', 'x'],
      ['data.copied-1', 'x'],
      ['logs', 'x.log'],
      ['run', 'state.json'],
      ['test', 'x'],
      ['redis', 'x'],
    ])
      put(...file);
    put('settings.json');
    writeFileSync(join(home, 'settings.json'), '{}');
    await deleteData(pathsIn(home));
    expect(existsSync(home)).toBe(false);
  });
  it('leaves what others put into the folder that NAVIGO_HOME names', async () => {
    put('data', 'x');
    put('photos', 'me.jpg');
    put('notes.txt');
    put('database', 'x');
    await deleteData(pathsIn(home));
    expect(readdirSync(home).sort()).toEqual(['database', 'notes.txt', 'photos']);
  });
  it('takes away a link, never what it leads to', async () => {
    const kept = put('elsewhere', 'kept.txt');
    symlinkSync(join(home, 'elsewhere'), join(home, 'data'));
    await deleteData(pathsIn(home));
    expect(existsSync(kept)).toBe(true);
    expect(existsSync(join(home, 'data'))).toBe(false);
  });
});

describe('the folder that PostgreSQL got outside of the project', () => {
  it('goes when it has the mark of NaviGo, and stays without it, whatever the settings say', () => {
    const [ours, strangers] = [put('ours', '.navigo-base'), put('strangers', 'x')];
    for (const folder of ['ours', 'strangers']) removeBase(join(home, folder));
    expect([existsSync(ours), existsSync(strangers)]).toEqual([false, true]);
  });
});

describe('./navigo reset', () => {
  const given = process.env.NAVIGO_HOME;
  beforeEach(() => (process.env.NAVIGO_HOME = home));
  afterEach(() => {
    if (given === undefined) delete process.env.NAVIGO_HOME;
    else process.env.NAVIGO_HOME = given;
  });

  it.each([[['--yess']], [['now']], [['--yes', '/']]])('deletes nothing for the arguments %j', async (args) => {
    const file = put('data', 'x');
    await expect(runReset({ args, progress })).rejects.toMatchObject({ exitCode: 2 });
    expect(existsSync(file)).toBe(true);
  });
  it('deletes nothing without a terminal to ask on, unless it is told --yes', async () => {
    openHome(progress);
    const file = put('data', 'x');
    const { isTTY } = process.stdin;
    process.stdin.isTTY = false;
    await expect(runReset({ args: [], progress })).rejects.toMatchObject({ exitCode: 2 });
    process.stdin.isTTY = isTTY;
    expect(existsSync(file)).toBe(true);
  });
});

describe('what a killed run left behind', () => {
  it('is not stopped when its pids belong to others by now', async () => {
    const paths = pathsIn(home);
    mkdirSync(paths.run, { recursive: true });
    const { pid, identity } = thisProcess();
    writeFileSync(paths.state, JSON.stringify({ version: 1, services: [{ name: 'gateway', pid, identity: `${identity}0` }] }));
    const kill = jest.spyOn(process, 'kill');
    expect(await endLeftovers({ paths, progress })).toEqual([]);
    expect(kill).not.toHaveBeenCalled();
    kill.mockRestore();
  });
});
