import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertWritable, readStamp } from './install.mjs';
import { logFile, PROJECT_ROOT } from './paths.mjs';
import { runLogged } from './run-program.mjs';
import { hashSources } from './source-hash.mjs';

const STEP_TIMEOUT_MS = 10 * 60_000;
const DIST = join(PROJECT_ROOT, 'dist');
const STAMP = join(DIST, '.navigo-stamp');
const GENERATED_CLIENT = join(PROJECT_ROOT, 'libs', 'persistence', 'src', 'generated');

/**
 * dist holds the current sources afterwards, built without the network; resolves to their hash. Quick when nothing changed.
 *
 * @throws {Problem} with the end of the tool's output when a step fails.
 */
export async function ensureBuild({ paths, progress }) {
  const sources = hashSources(PROJECT_ROOT);
  if (readStamp(STAMP) === sources && existsSync(GENERATED_CLIENT)) return sources;
  assertWritable(PROJECT_ROOT, 'builds into dist');
  await progress.step('Generating the database client', () => generateClient(paths));
  await progress.step('Building', () => buildAll(paths));
  await progress.step('Building the web page', () => runTool('vite', ['build', '--config', 'apps/web/vite.config.mjs', '--logLevel', 'warn'], paths));
  writeFileSync(STAMP, sources);
  return sources;
}

async function generateClient(paths) {
  await runTool('prisma', ['generate'], paths);
}

async function buildAll(paths) {
  // A file that is gone from the sources must not live on in dist.
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  await runTool('nest', ['build', '--all'], paths);
  await runScript('tools/bundle/main.mjs', [], paths);
}

async function runTool(name, args, paths) {
  await runScript(toolPath(name), args, paths);
}

async function runScript(file, args, paths) {
  await runLogged(process.execPath, [file, ...args], {
    cwd: PROJECT_ROOT,
    env: offlineToolEnvironment(process.env),
    logFile: logFile(paths, 'build'),
    what: [relative(PROJECT_ROOT, file), ...args].join(' '),
    timeoutMs: STEP_TIMEOUT_MS,
  });
}

/** The file behind a command of an installed package. */
export function toolPath(name) {
  return join(PROJECT_ROOT, 'node_modules', '.bin', name);
}

function offlineToolEnvironment(env) {
  return {
    ...env,
    // Generating needs no engine, but Prisma would download one unless it is told that there is one.
    PRISMA_SCHEMA_ENGINE_BINARY: ['/bin/true', '/usr/bin/true'].find(existsSync) ?? process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    DO_NOT_TRACK: '1',
  };
}
