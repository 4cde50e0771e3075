import { McpServers } from './mcp-servers.schema.js';

const SERVER = { name: 'acme', url: 'https://mcp.example/mcp', tools: ['find'] };
const read = (servers: unknown) => McpServers.safeParse(typeof servers === 'string' ? servers : JSON.stringify(servers));

describe('MCP_SERVERS', () => {
  it('names servers by URL or by command, with usual values filled in', () => {
    const { data } = read([SERVER, { name: 'own', command: 'node', args: ['server.mjs'], tools: ['find'] }]);
    expect(data).toEqual([
      { ...SERVER, headers: {}, timeoutMs: 20_000 },
      { name: 'own', command: 'node', args: ['server.mjs'], env: {}, tools: ['find'], timeoutMs: 20_000 },
    ]);
  });
  it.each([
    ['no JSON', '{'],
    ['two of one name', [SERVER, SERVER]],
    ['a server without allowed tools', [{ ...SERVER, tools: [] }]],
    ['a name that no tool could have', [{ ...SERVER, name: 'ac__me' }]],
    ['both ways at once', [{ ...SERVER, command: 'node' }]],
    ['the metadata service of a cloud', [{ ...SERVER, url: 'http://169.254.169.254/mcp' }]],
    ['credentials in a URL', [{ ...SERVER, url: 'https://ann:secret@mcp.example/mcp' }]],
    ['another protocol', [{ ...SERVER, url: 'file:///etc/passwd' }]],
  ])('refuses %s', (_what, servers) => expect(read(servers).success).toBe(false));
});
