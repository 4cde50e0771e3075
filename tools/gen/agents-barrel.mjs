import { existsSync, readFileSync } from 'node:fs';
import { AGENTS, agentFolders, camel, snake } from './agent-folders.mjs';

/** The fields of agents that add a section to the plan: those whose folder has `<name>.section.ts`. */
export function sectionFieldsFile() {
  const fields = agentFolders()
    .filter((folder) => existsSync(`${AGENTS}/${folder}/${folder}.section.ts`))
    .map((folder) => `'${camel(folder)}Section'`);
  return `// Made by npm run gen from the folders beside this one; do not edit.

/** The fields in which agents write the sections they add to the plan. */
export const sectionFields: readonly string[] = [${fields.join(', ')}];
`;
}

/** What the files of that name in folders of agents export, to be passed on. */
const passedOn = (folders, file) =>
  folders
    .filter((folder) => existsSync(`${AGENTS}/${folder}/${file}.ts`))
    .map((folder) => {
      const names = [...readFileSync(`${AGENTS}/${folder}/${file}.ts`, 'utf8').matchAll(/^export (?:(?:const|function) (\w+)|\{ (.+) \})/gm)].map(
        (match) => match[1] ?? match[2],
      );
      return `export { ${names.join(', ')} } from './${folder}/${file}.js';`;
    });

/**
 * The barrel of all agents: a folder with `<name>.agent.ts` is an agent; what its `graph-rows.ts` exports is passed on to the graph, what its
 * `long-work.ts` exports to the threads of workers.
 */
export function agentsBarrel() {
  const folders = agentFolders();
  const imports = folders.map((folder) => `import { ${camel(folder)} } from './${folder}/${folder}.agent.js';`);
  const entries = folders.map((folder) => (snake(folder) === camel(folder) ? `  ${folder},` : `  ${snake(folder)}: ${camel(folder)},`));
  return `// Made by npm run gen from the folders beside this file; do not edit.
${imports.join('\n')}

${passedOn(folders, 'graph-rows').join('\n')}

${passedOn(folders, 'long-work').join('\n')}

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
