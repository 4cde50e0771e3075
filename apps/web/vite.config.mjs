import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const COMPRESSED = /\.(m?js|css|html|svg|json|webmanifest)$/;
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

/** Large files, which come only when somebody asks for what they are for. */
const ON_DEMAND = /street-map|maplibre/;
const WORKER = 'sw.js';

/** Tells the service worker what the page is made of, so that all of it is there without a network. */
function listFiles() {
  return {
    name: 'list-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !ON_DEMAND.test(name))
        .sort();
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const named = JSON.stringify(files.map((name) => `/web/${name}`));
      worker.code = worker.code.replace(/(["'`])__FILES__\1/, () => named).replace('__BUILD__', build);
    },
  };
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
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/offline/service-worker.ts') },
      // A service worker is known by its address, which must stay.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  plugins: [listFiles(), precompress()],
};
