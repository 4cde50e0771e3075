import type { FunctionTool, ToolMessage, ToolModelPort } from '@app/ports';

export const WEATHER_TOOL: FunctionTool = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Weather of a city.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'], additionalProperties: false },
  },
};

export const QUESTION: readonly ToolMessage[] = [
  { role: 'system', text: 'You plan trips.' },
  { role: 'user', text: 'Will it rain in Lisbon?' },
];

/** The question, the call it led to, and what came of that. */
export const AFTER_CALL: readonly ToolMessage[] = [
  ...QUESTION,
  { role: 'assistant', text: 'Let me look.', toolCalls: [{ id: 'call_1', name: 'get_weather', arguments: { city: 'Lisbon' } }] },
  { role: 'tool', callId: 'call_1', name: 'get_weather', text: '<data name="tool get_weather">\n{"rainMm":0}\n</data>' },
];

export interface ToolModelUnderTest {
  readonly model: ToolModelPort;
  close(): Promise<void>;
}

export interface ToolModelMaker {
  /** Asks for the weather of Lisbon while nothing but the question was said, then answers "It stays dry." */
  looking(): Promise<ToolModelUnderTest>;
}

/** What every model with tools promises, see {@link ToolModelPort}. */
export function describeToolModel(name: string, make: ToolModelMaker): void {
  describe(`${name} as a model with tools`, () => {
    const signal = new AbortController().signal;
    let open: ToolModelUnderTest;
    beforeEach(async () => {
      open = await make.looking();
    });
    afterEach(() => open.close());

    it('asks for a tool with arguments as JSON, then answers from what came of it', async () => {
      const asked = await open.model.chat(QUESTION, [WEATHER_TOOL], signal);
      expect(asked.toolCalls).toEqual([{ id: expect.stringMatching(/./), name: 'get_weather', arguments: { city: 'Lisbon' } }]);
      const answered = await open.model.chat(AFTER_CALL, [WEATHER_TOOL], signal);
      expect(answered).toMatchObject({ text: 'It stays dry.', toolCalls: [] });
    });

    it('counts calls and tokens', async () => {
      const { usage } = await open.model.chat(QUESTION, [WEATHER_TOOL], signal);
      expect(usage.modelCalls).toBeGreaterThanOrEqual(1);
      expect(usage.inputTokens).toBeGreaterThan(0);
      expect(usage.outputTokens).toBeGreaterThan(0);
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(open.model.chat(QUESTION, [WEATHER_TOOL], AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
