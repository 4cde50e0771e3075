import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_CHANNELS } from './plan.channels.js';
import { PLAN_GRAPH } from './plan.graph.js';

const LIBS = join(__dirname, '..', '..');
const sourcesOf = (lib: string): string[] =>
  readdirSync(join(LIBS, lib, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .map((file) => join(LIBS, lib, 'src', file));

/** Short words such as `answer` mean other things elsewhere; compound names mean the field. The owner of a run is no matter of plans. */
const fields = Object.keys(PLAN_CHANNELS).filter((field) => /[A-Z]/.test(field) && field !== 'ownerId');
const agents = Object.keys(PLAN_GRAPH.agents);
const named = new RegExp(`\\b(${fields.join('|')})\\b|['"\`](${agents.join('|')})['"\`]`, 'g');

describe.each(['engine', 'persistence', 'workflow', 'queue'])('the library %s', (lib) => {
  it('names no agent and no field of plans', () => {
    const found = sourcesOf(lib).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)].map(([name]) => `${file.slice(LIBS.length)}: ${name}`));
    expect(found).toEqual([]);
  });
});
