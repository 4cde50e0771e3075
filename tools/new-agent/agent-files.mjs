/** How an agent's name is written where. @param {string} name in snake_case, such as travel_insurance */
export function spellingsOf(name) {
  return {
    name,
    kebab: name.replaceAll('_', '-'),
    camel: name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    pascal: name.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase()),
    title: `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`,
  };
}

/** The agent's row of the graph: it runs once for each draft of the days, and the plan waits for it. @param {string} name */
export function rowOf(name) {
  const section = `s.${spellingsOf(name).camel}Section`;
  return `${name}: { when: (s) => safe(s) && lacks(s.finalPlan) && daysStand(s) && (${section}?.draft ?? -1) < (s.draftMark?.number ?? 0), before: 'plan_synthesizer' },`;
}

/**
 * The files of a new agent by name: it asks the model for a list of advice and adds it to the plan as a section.
 *
 * @param {string} name in snake_case
 * @returns {Record<string, string>}
 */
export function agentFiles(name) {
  const words = spellingsOf(name);
  const { kebab } = words;
  return {
    [`${kebab}.schema.ts`]: schema(words),
    [`${kebab}.prompt.ts`]: prompt(words),
    [`${kebab}.expert.ts`]: expert(words),
    [`${kebab}.section.ts`]: section(words),
    [`${kebab}.agent.ts`]: agent(words),
    [`${kebab}.agent.spec.ts`]: spec(words),
  };
}

/** @typedef {ReturnType<typeof spellingsOf>} Spellings */

/** @param {Spellings} words */
const schema = ({ camel, pascal }) => `import { z } from 'zod';
import { DestinationCandidate, DraftMark, UserRequest } from '@app/contracts';
import { sectionField } from '../section-kit/agent-section.js';

export const reads = { userRequest: UserRequest, destinationCandidates: z.array(DestinationCandidate).nullish(), draftMark: DraftMark.nullish() };
export const writes = { ${camel}Section: sectionField() };

/** What the model answers. */
export const ${pascal}Advice = z.strictObject({ items: z.array(z.string()) });
export type ${pascal}Advice = z.infer<typeof ${pascal}Advice>;

/** What the model is told of the trip. */
export interface ${pascal}Input {
  readonly destination: string;
  readonly country: string;
  readonly startDate: string;
  readonly endDate: string;
}
`;

/** @param {Spellings} words */
const prompt = ({ camel, pascal, kebab, title }) => `import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { ${pascal}Input } from './${kebab}.schema.js';

/** Asks for advice about this trip. */
export function ${camel}Prompt(input: ${pascal}Input): AgentPrompt {
  return {
    system: systemPrompt('advise on one subject: ${title.toLowerCase()}.', ['At most 8 short items without repeats.']),
    prompt: ['What should these travellers know?', wrapUntrusted('trip', input)].join('\\n\\n'),
  };
}
`;

/** @param {Spellings} words */
const expert = ({ camel, pascal, kebab, title }) => `import type { ${pascal}Advice, ${pascal}Input } from './${kebab}.schema.js';

/** What is said without a model. */
export const ${camel}Expert = ({ destination, startDate }: ${pascal}Input): ${pascal}Advice => ({
  items: [\`${title}: look up what holds for \${destination} before \${startDate}.\`],
});
`;

/** @param {Spellings} words */
const section = ({ name, camel, title }) => `import type { AgentSection } from '../section-kit/agent-section.js';

/** The section of the plan; \`draft\` is the number of the draft of the days it was written for. */
export const ${camel}Section = (items: readonly string[], draft: number): AgentSection => ({
  draft,
  section: { id: '${name}', title: '${title}', agent: '${name}', items: [...items], sources: [] },
});
`;

/** @param {Spellings} words */
const agent = ({ name, kebab, camel, pascal, title }) => `import { defineAgent } from '@app/agent-kit';
import type { ValuesOf } from '@app/agent-kit';
import type { DraftMark } from '@app/contracts';
import { checkWords } from '../worded-text/safe-words.js';
import { thought } from '../worded-text/told-thought.js';
import { ${camel}Expert } from './${kebab}.expert.js';
import { ${camel}Prompt } from './${kebab}.prompt.js';
import { ${pascal}Advice, reads, writes } from './${kebab}.schema.js';
import type { ${pascal}Input } from './${kebab}.schema.js';
import { ${camel}Section } from './${kebab}.section.js';

const MAX_ITEMS = 8;
const MAX_ITEM_CHARS = 240;

/** Adds the section "${title}" to the plan. */
export const ${camel} = defineAgent({
  name: '${name}',
  title: '${title}',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: ${camel}Expert,
  simulate: (state) => ({ ${camel}Section: ${camel}Section([], (state['draftMark'] as DraftMark | undefined)?.number ?? 0) }),
  async run(state, { model, tell, signal }) {
    const input = inputOf(state);
    tell(thought(\`${title} for \${input.destination}.\`));
    const task = { task: '${name}', schemaName: '${pascal}Advice', schema: ${pascal}Advice, ...${camel}Prompt(input), input };
    const { value } = await model.complete(task, signal);
    const worded = plain(value.items);
    const items = worded.length > 0 ? worded : plain(${camel}Expert(input).items);
    return {
      writes: { ${camel}Section: ${camel}Section(items, state.draftMark?.number ?? 0) },
      decision: { inputSummary: \`A trip to \${input.destination}\`, keyEvidence: [], outputSummary: \`\${items.length} item(s)\`, riskFlags: [] },
    };
  },
});

function inputOf({ userRequest, destinationCandidates }: ValuesOf<typeof reads>): ${pascal}Input {
  const place = destinationCandidates?.[0];
  return {
    destination: place?.name ?? userRequest.destinationHint ?? 'the destination',
    country: place?.country ?? '',
    startDate: userRequest.travelStartDate,
    endDate: userRequest.travelEndDate,
  };
}

/** Words that passed the output guard, without markup. */
const plain = (items: readonly string[]): string[] =>
  items
    .map((item) => checkWords(item, MAX_ITEM_CHARS).text)
    .filter((text) => text !== null)
    .slice(0, MAX_ITEMS);
`;

/** @param {Spellings} words */
const spec = ({ name, kebab, camel }) => `import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { requestOf } from '../spec-kit/trip-parts.js';
import { ${camel} } from './${kebab}.agent.js';
import { ${camel}Expert } from './${kebab}.expert.js';

const state = { userRequest: requestOf(), destinationCandidates: null, draftMark: null };

describe('the agent ${name}', () => {
  it('adds a section without markup', async () => {
    const { writes } = await ${camel}.run(state, worldOf({ model: new ScriptedModel({ items: ['<b>One thing</b>', ''] }) }));
    expect(writes.${camel}Section).toMatchObject({ draft: 0, section: { id: '${name}', agent: '${name}', items: ['One thing'] } });
  });
  it.each([
    ['without a model', expertModel(${camel}Expert)],
    ['when the model says nothing', new ScriptedModel({ items: [] })],
  ])('has something to say %s', async (_when, model) => {
    const { writes } = await ${camel}.run(state, worldOf({ model }));
    expect(writes.${camel}Section?.section.items).toHaveLength(1);
  });
});
`;
