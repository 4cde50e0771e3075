import type { Source } from '@app/contracts';
import { dispatchTool } from '../dispatch/dispatch-tool.js';
import type { ToolObservation } from '../dispatch/observation.js';
import type { ToolDefinition } from '../registry/define-tool.js';
import { ToolRegistry } from '../registry/tool-registry.js';
import { testDispatchContext } from './dispatch-context.js';
import type { WorldUnderTest } from './worlds.js';

export interface ToolCases {
  readonly tool: ToolDefinition;
  /** A call that every source of the tool can answer. */
  readonly good: Readonly<Record<string, unknown>>;
  /** What the answer must hold, whatever its source. */
  readonly answer: unknown;
  /** Calls that the tool must refuse, by what is wrong with them. */
  readonly bad: Readonly<Record<string, unknown>>;
  /** A call for something that no source knows, when there is such a thing. */
  readonly unknown?: Readonly<Record<string, unknown>>;
}

/** A source the tool is tried with, and what its values are marked with. */
export interface ToolSource {
  readonly name: string;
  open(): Promise<WorldUnderTest> | WorldUnderTest;
  /** Empty for pure arithmetic. */
  readonly sources: readonly Source[];
}

/** The day on which the tools are tried. */
export const TODAY = new Date('2027-04-27T08:00:00Z');

/** What every tool promises with every source. */
export function describeTool({ tool, good, answer, bad, unknown }: ToolCases, source: ToolSource): void {
  describe(`${tool.name} with ${source.name}`, () => {
    let open: WorldUnderTest;
    beforeEach(async () => {
      open = await source.open();
    });
    afterEach(() => open.close());
    const ask = async (given: unknown): Promise<ToolObservation> =>
      dispatchTool({ id: 'c1', name: tool.name, arguments: given }, await testDispatchContext([tool], { world: open.world, now: TODAY }));

    it('answers what it promises, with its sources, and nothing that gives orders', async () => {
      const observation = await ask(good);
      expect(observation).toMatchObject({ ok: true, flags: [], sources: source.sources, value: answer });
      if (observation.ok) expect(tool.output.parse(observation.value)).toEqual(observation.value);
    });

    it.each(Object.entries(bad))('refuses %s', async (_what, given) => {
      expect(await ask(given)).toMatchObject({ ok: false, code: 'TOOL_BAD_ARGUMENTS' });
    });

    if (unknown)
      it('says that it does not know, instead of guessing', async () => {
        const observation = await ask(unknown);
        expect(['NOT_FOUND', 'PROVIDER_BAD_REQUEST']).toContain(observation.ok ? 'ok' : observation.code);
      });

    it('has words for each field that a model fills in', () => {
      const { parameters } = new ToolRegistry([tool]).listFor(['travel:read'])[0]?.functionTool.function ?? {};
      const properties = (parameters?.['properties'] ?? {}) as Record<string, { description?: string }>;
      expect(Object.keys(properties).length).toBeGreaterThan(0);
      for (const [name, property] of Object.entries(properties))
        expect([name, property.description ?? (name === 'items' ? 'listed' : '')]).toEqual([name, expect.stringMatching(/.{6}/)]);
    });
  });
}
