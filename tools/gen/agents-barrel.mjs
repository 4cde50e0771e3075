import { existsSync, readFileSync, readdirSync } from 'node:fs';

const AGENTS = 'libs/agents/src';
const snake = (kebab) => kebab.replaceAll('-', '_');
const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The barrel of all agents: a folder with `<name>.agent.ts` is an agent; what its `graph-rows.ts` exports is passed on to the graph. */
export function agentsBarrel() {
  const folders = readdirSync(AGENTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${AGENTS}/${entry.name}/${entry.name}.agent.ts`))
    .map((entry) => entry.name)
    .sort();
  const imports = folders.map((folder) => `import { ${camel(folder)} } from './${folder}/${folder}.agent.js';`);
  const rows = folders
    .filter((folder) => existsSync(`${AGENTS}/${folder}/graph-rows.ts`))
    .map((folder) => {
      const names = [...readFileSync(`${AGENTS}/${folder}/graph-rows.ts`, 'utf8').matchAll(/^export (?:(?:const|function) (\w+)|\{ (.+) \})/gm)].map(
        (match) => match[1] ?? match[2],
      );
      return `export { ${names.join(', ')} } from './${folder}/graph-rows.js';`;
    });
  const entries = folders.map((folder) => (snake(folder) === camel(folder) ? `  ${folder},` : `  ${snake(folder)}: ${camel(folder)},`));
  return `// Made by npm run gen from the folders beside this file; do not edit.
${imports.join('\n')}

${rows.join('\n')}

/** Every agent by name. */
export const agents = {
${entries.join('\n')}
} as const;

/** Offline experts by the task they answer; agents without one are absent. */
export const experts: Readonly<Record<string, (input: never) => unknown>> = Object.fromEntries(
  Object.values(agents).flatMap(({ name, expert }) => (expert ? [[name, expert] as const] : [])),
);
`;
}
