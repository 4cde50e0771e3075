import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { agentFolders } from './agent-folders.mjs';
import { agentsBarrel, sectionFieldsFile } from './agents-barrel.mjs';
import { OVERLAYS, deployFiles } from './deploy-files.mjs';
import { isStale } from './stale.mjs';

/**
 * What follows from the folders of agents alone and needs no build: the barrel, the fields of sections, and the deploy files.
 *
 * @param {{ isCheck?: boolean }} options with `isCheck` nothing is written
 * @returns {string[]} the paths that were stale
 */
export function emitSources({ isCheck = false } = {}) {
  const agents = agentFolders();
  const files = { 'libs/agents/src/index.ts': agentsBarrel(), 'libs/agents/src/section-kit/section-fields.ts': sectionFieldsFile(), ...deployFiles(agents) };
  const stale = Object.entries(files).filter(([path, text]) => isStale(path, text));
  const gone = readdirSync(OVERLAYS, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !agents.includes(entry.name));
  if (!isCheck) {
    for (const [path, text] of stale) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    for (const { name } of gone) rmSync(`${OVERLAYS}/${name}`, { recursive: true });
  }
  return [...stale.map(([path]) => path), ...gone.map(({ name }) => `${OVERLAYS}/${name}`)];
}
