import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
const MIN_BYTES = 1_024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compressed once, at the end of the build, so that no request pays for it. */
function precompress() {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      await Promise.all(Object.keys(bundle).map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file) {
  const content = await readFile(file);
  if (!COMPRESSED.test(file) || content.length < MIN_BYTES) return;
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(content, BROTLI), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** The page, built into `dist/apps/web`; the gateway serves it. Names hold a hash of their content, so that browsers keep them for good. */
export default {
  root: here('.'),
  base: '/web/',
  publicDir: here('public'),
  cacheDir: here('../../node_modules/.vite'),
  resolve: { alias: { '@app/contracts/browser': here('../../libs/contracts/src/browser.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../../dist/apps/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Inline data would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shapes of all countries are large and come only with a plan.
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
  },
  plugins: [precompress()],
};
