/**
 * Joins the modules that the programs in `dist/apps` load into few files: a start then reads ten files instead of 3,000, which is most of its time.
 * The module that was the program stays beside it as `NAME.unbundled.js`, for tests that host an app otherwise. Run it after `nest build --all`.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { UNUSED_PACKAGES, ENTRIES, KEPT_PACKAGES } from './entries.mjs';
import { modulesAsBuilt } from './modules-as-built.mjs';
import { narrowText } from './narrow-text.mjs';

const APPS = join(import.meta.dirname, '..', '..', 'dist', 'apps');
/** As deep as the programs, so that a path from there to a module is one from every file. */
const SHARED = 'shared/src';
/** Chunks run in another order than modules; whatever is decorated finds this package there. */
const BANNER = "/* Bundled by tools/bundle. */ import 'reflect-metadata';";

const isKept = (name) => [...KEPT_PACKAGES, ...UNUSED_PACKAGES].some((one) => name === one || name.startsWith(`${one}/`));

/** The program as `nest build` made it, under a name that the bundle does not take. */
function setAside(entry) {
  const input = join(APPS, `${entry}.unbundled.js`);
  const built = join(APPS, `${entry}.js`);
  if (!readFileSync(built, 'utf8').startsWith(BANNER)) for (const end of ['', '.map']) renameSync(`${built}${end}`, `${input}${end}`);
  return input;
}

const problems = [];
const bundler = await rolldown({
  input: Object.fromEntries(ENTRIES.map((entry) => [entry, setAside(entry)])),
  platform: 'node',
  external: isKept,
  plugins: [modulesAsBuilt(join(APPS, SHARED))],
  // What swc writes about types that are gone at run time asks for names that no module has.
  onLog: (_level, { code, message }) => void (code === 'IMPORT_IS_UNDEFINED' || problems.push(message)),
  logLevel: 'warn',
});
const { output } = await bundler.generate({
  dir: APPS,
  format: 'esm',
  banner: BANNER,
  chunkFileNames: `${SHARED}/[name].js`,
  // Nest reads names of classes, and logs show them.
  keepNames: true,
  // Hidden: Node would read the map of each file at its start. See libs/platform/src/stacks.
  sourcemap: 'hidden',
  sourcemapExcludeSources: true,
  comments: false,
});
if (problems.length > 0) throw new Error(`The apps cannot be bundled:\n  ${problems.join('\n  ')}`);
rmSync(join(APPS, SHARED), { recursive: true, force: true });
mkdirSync(join(APPS, SHARED), { recursive: true });
for (const file of output) writeFileSync(join(APPS, file.fileName), file.type === 'chunk' ? narrowText(file.code) : file.source);
