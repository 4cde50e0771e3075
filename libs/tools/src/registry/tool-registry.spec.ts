import { echoTool } from '../testing/echo-tool.js';
import { TRAVEL_TOOLS } from '../tools/travel-tools.js';
import { ToolRegistry } from './tool-registry.js';
import { parseRate } from './tool-rate.js';

describe('the registry of tools', () => {
  it.each([
    ['two of one name', () => [echoTool(), echoTool()]],
    ['a name that models cannot say', () => [echoTool(undefined, { name: 'Echo Tool' })]],
    ['a rate that means nothing', () => [echoTool(undefined, { rate: 'often' as '1/s' })]],
  ])('refuses %s when it is made', (_what, tools) => {
    expect(() => new ToolRegistry(tools())).toThrow(RangeError);
  });

  it('shows a caller what it may use', () => {
    const registry = new ToolRegistry([echoTool(), echoTool(undefined, { name: 'book', scopes: ['travel:write'] })]);
    expect(registry.listFor(['travel:read']).map(({ tool }) => tool.name)).toEqual(['echo']);
  });

  it('derives the function form from the input, with defaults left to the model', () => {
    const [echo] = new ToolRegistry([echoTool()]).listFor(['travel:read']);
    expect(echo?.functionTool).toEqual({
      type: 'function',
      function: {
        name: 'echo',
        description: 'Says it again.',
        parameters: {
          type: 'object',
          properties: {
            text: { type: 'string', maxLength: 100, description: 'What to say.' },
            times: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 },
          },
          required: ['text'],
          additionalProperties: false,
        },
      },
    });
  });

  it('holds the travel tools, each readable with one scope', () => {
    const names = new ToolRegistry(TRAVEL_TOOLS).listFor(['travel:read']).map(({ tool }) => tool.name);
    expect(names).toHaveLength(9);
    expect(names).toEqual(expect.arrayContaining(['get_weather', 'convert_currency', 'search_places', 'search_flights', 'search_hotels', 'calculate_budget']));
  });
});

describe('a rate', () => {
  it.each([
    ['5/s', { amount: 5, perMs: 1_000 }],
    ['60/m', { amount: 60, perMs: 60_000 }],
  ])('%s becomes a bucket', (rate, bucket) => expect(parseRate(rate)).toEqual(bucket));
  it.each(['0/s', '5/h', '1.5/s', '-1/s', '', '5'])('"%s" is refused', (rate) => expect(() => parseRate(rate)).toThrow(RangeError));
});
