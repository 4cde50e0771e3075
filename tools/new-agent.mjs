import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { agentsBarrel } from './gen/agents-barrel.mjs';

/** `npm run new:agent visa`: a folder that compiles, to be filled; the compiler then asks for its row in the graph. */
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z_]*$/.test(name)) {
  process.stderr.write('Usage: npm run new:agent <name>, in snake_case, such as visa or travel_insurance.\n');
  process.exit(2);
}
const kebab = name.replaceAll('_', '-');
const camel = name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const title = `${name[0].toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
const folder = `libs/agents/src/${kebab}`;
if (existsSync(folder)) {
  process.stderr.write(`${folder} is there already.\n`);
  process.exit(2);
}

const files = {
  schema: `import { z } from 'zod';
import { UserRequest } from '@app/contracts';

export const reads = { userRequest: UserRequest };
export const writes = { ${camel}: z.strictObject({ notes: z.array(z.string()) }) };
`,
  agent: `import { defineAgent } from '@app/agent-kit';
import { reads, writes } from './${kebab}.schema.js';

export const ${camel} = defineAgent({
  name: '${name}',
  title: '${title}',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  run: ({ userRequest }) =>
    Promise.resolve({
      writes: { ${camel}: { notes: [] } },
      decision: { inputSummary: \`Request of \${userRequest.adults} adults\`, keyEvidence: [], outputSummary: 'No notes', riskFlags: [] },
    }),
});
`,
  'agent.spec': `import { ${camel} } from './${kebab}.agent.js';

describe('${name}', () => {
  it('writes only what it declares', () => expect(Object.keys(${camel}.writes)).toEqual(['${camel}']));
});
`,
};
mkdirSync(folder);
for (const [role, text] of Object.entries(files)) writeFileSync(`${folder}/${kebab}.${role}.ts`, text);
writeFileSync('libs/agents/src/index.ts', agentsBarrel());
process.stdout.write(`Made ${folder}. Now add its row to libs/graph/src/plan.graph.ts: "${name}: (s) => …"\n`);
