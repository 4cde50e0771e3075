import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { NEVER_LOOKED_UP } from './entries.mjs';

const OWN_URL = 'import.meta.url';
const NO_MAP = { version: 3, mappings: '', names: [], sources: [] };

/** Gives the bundler each module as it is on disk. A module finds files beside itself from the bundle too, which lies as deep as `folder`. */
export const modulesAsBuilt = (folder) => ({
  name: 'modules-as-built',
  load: {
    filter: { id: /\.[cm]?js$/ },
    handler: (id) => {
      const code = readFileSync(id, 'utf8');
      if (id.includes('/node_modules/')) refuseLostFolder(id, code);
      return { code: code.replaceAll(OWN_URL, `new URL(${JSON.stringify(relative(folder, id))}, ${OWN_URL}).href`), map: mapOf(id) };
    },
  },
});

// Stacks are read where our own code is; the maps of packages are eight times as large.
function mapOf(id) {
  const map = `${id}.map`;
  if (id.includes('/node_modules/') || !existsSync(map)) return NO_MAP;
  return readFileSync(map, 'utf8');
}

function refuseLostFolder(id, code) {
  if (!/\b__(?:dirname|filename)\b/.test(code) || NEVER_LOOKED_UP.some((name) => id.includes(`/node_modules/${name}/`))) return;
  throw new Error(`${id} may look for files beside itself, which a bundle has not: name its package in tools/bundle/entries.mjs`);
}
