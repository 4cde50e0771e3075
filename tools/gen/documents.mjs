import { readFileSync } from 'node:fs';

const BEGIN = '<!-- graph: made by npm run gen -->';
const END = '<!-- end of graph -->';

/** The README with the picture of the graph as it is now. */
export function readmeWithGraph(mermaid) {
  const text = readFileSync('README.md', 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < 0) throw new Error(`README.md needs the lines ${BEGIN} and ${END}`);
  return `${text.slice(0, from)}${BEGIN}\n\n\`\`\`mermaid\n${mermaid}\`\`\`\n\n${text.slice(to)}`;
}

/** What each agent is, reads and writes. */
export function graphPage(graph, mermaid) {
  const rows = Object.values(graph.agents).map(
    (agent) =>
      `| ${agent.name} | ${agent.title} | ${Object.keys(agent.reads).join(', ')} | ${Object.keys(agent.writes).join(', ')} | ${agent.policy.timeoutMs / 1000} s, ${agent.policy.maxAttempts} |`,
  );
  return `# The graph

Made by \`npm run gen\` from \`libs/graph/src/plan.graph.ts\` and the agents. Version ${graph.version}.

\`\`\`mermaid
${mermaid}\`\`\`

| Agent | Title | Reads | Writes | Time, attempts |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The closed list of error codes. */
export function errorsPage(codes) {
  const rows = Object.entries(codes).map(([code, { httpStatus, title }]) => `| <a id="${code.toLowerCase()}"></a>\`${code}\` | ${httpStatus} | ${title} |`);
  return `# Errors

Made by \`npm run gen\` from \`libs/contracts/src/error-codes.ts\`. Problems carry the code, a detail that names the value, and the request id.

| Code | HTTP | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}

const KNOWN_DEFAULTS = { DATABASE_URL: 'a private PostgreSQL is started', REDIS_URL: 'a private Redis is started' };

/** Every variable with its default, from the schemas that check them. */
export function envExample(blocks) {
  const sections = Object.entries(blocks).map(([name, block]) => {
    const lines = Object.entries(block).map(([variable, schema]) => {
      const given = schema.safeParse(undefined);
      const fallback = given.success && given.data !== undefined ? String(given.data) : '';
      const note = KNOWN_DEFAULTS[variable] ? ` # absent: ${KNOWN_DEFAULTS[variable]}` : '';
      return `# ${variable}=${fallback}${note}`;
    });
    return `# ${name}\n${lines.join('\n')}`;
  });
  return `# Made by npm run gen. All optional; a line shows the default.\n\n${sections.join('\n\n')}\n`;
}
