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

const codeRows = (codes) =>
  Object.entries(codes)
    .map(([code, sentence]) => `| \`${code}\` | ${sentence} |`)
    .join('\n');

/** What an audit may find, in both profiles, and what may be sent to it. */
export function auditPage({ AUDIT_CODES, PUBLISHED_CODES }) {
  return `# Audit

Made by \`npm run gen\` from \`libs/auditor/src\`. \`POST /plan/audit\` holds a plan, made by anyone, against a request and stores nothing:

| Field | |
|---|---|
| \`request\` | the request with all its fields, as \`POST /plan\` takes it in \`userRequest\` |
| \`plan\` | a plan as \`finalPlan\` has it, or days told in strings (below) |
| \`catalog\` | the inventory the plan was made from; without one the plan is held against the guide |
| \`profile\` | \`strict\` (default) is what NaviGo holds its own plans to; \`published\` reproduces the published evaluator |

The answer is \`{pass, violations: [{code, detail, day?}], totals, unverified?}\`: \`day\` counts from 1, \`totals\` are the sums of the plan's own items by category, in one currency. What no source proves or disproves, such as opening hours that nobody knows, is in \`unverified\` and no violation.

## Profile strict

| Code | Meaning |
|---|---|
${codeRows(AUDIT_CODES)}

## Profile published

For plans in strings, with a catalog. It keeps the oddities of the published evaluator: a part of a name is enough to find something; on days in one city hardly anything counts as being elsewhere; flights are not held against their dates; and the demands (\`valid_...\`) are looked at only when \`is_not_absent\` and \`is_valid_information_in_sandbox\` hold.

| Code | Rule |
|---|---|
${codeRows(PUBLISHED_CODES)}

## Days told in strings

\`\`\`json
{
  "format": "day-strings",
  "days": [
    {
      "day": 1,
      "current_city": "from Norden to Weststadt",
      "transportation": "Self-driving, from Norden to Weststadt",
      "breakfast": "-",
      "lunch": "-",
      "dinner": "Tavern, Weststadt",
      "attraction": "Town Wall, Weststadt;",
      "accommodation": "Pension Linde, Weststadt"
    }
  ]
}
\`\`\`

\`-\` says that there is none; each attraction has a semicolon after it; flights are written \`Flight Number: X1, from A to B\`, other ways \`Self-driving, from A to B\` or \`Taxi, from A to B\`.
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
