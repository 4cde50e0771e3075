import { existsSync, readdirSync } from 'node:fs';

export const AGENTS = 'libs/agents/src';

/** @param {string} kebab */
export const snake = (kebab) => kebab.replaceAll('-', '_');
/** @param {string} kebab */
export const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The folders of agents in order: those with `<name>.agent.ts`. */
export const agentFolders = () =>
  readdirSync(AGENTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${AGENTS}/${entry.name}/${entry.name}.agent.ts`))
    .map((entry) => entry.name)
    .sort();
