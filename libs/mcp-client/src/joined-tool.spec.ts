import type { Tool } from '@modelcontextprotocol/client';
import { joinTool } from './joined-tool.js';
import { McpConnection } from './mcp-connection.js';
import { McpServers } from './mcp-servers.schema.js';

const [settings] = McpServers.parse(JSON.stringify([{ name: 'acme', url: 'https://mcp.example/mcp', tools: ['find'] }]));
if (!settings) throw new Error('There is no server to join a tool of.');

const join = (inputSchema: Tool['inputSchema']) =>
  joinTool(settings, { name: 'find', description: 'Finds events.', inputSchema, annotations: { readOnlyHint: true } }, new McpConnection(settings));
const accepts = (inputSchema: Tool['inputSchema'], args: object): boolean => {
  const joined = join(inputSchema);
  return 'tool' in joined && joined.tool.input.safeParse(args).success;
};

describe('the input of a tool of another server', () => {
  it('is held against its schema, and no expression of a stranger is run over it', () => {
    const schema: Tool['inputSchema'] = { type: 'object', properties: { city: { type: 'string', maxLength: 50, pattern: '^(a+)+$' } }, required: ['city'] };
    expect(accepts(schema, { city: `${'a'.repeat(45)}!` })).toBe(true);
    expect(accepts(schema, { city: 'a'.repeat(51) })).toBe(false);
    expect(accepts(schema, {})).toBe(false);
  });
  it('may have a field that is called pattern', () => {
    const schema: Tool['inputSchema'] = { type: 'object', properties: { pattern: { type: 'string' } }, required: ['pattern'], additionalProperties: false };
    expect(accepts(schema, { pattern: 'x' })).toBe(true);
    expect(accepts(schema, { pattern: 1 })).toBe(false);
  });
});
