export { createMcpTools } from './mcp-tools.js';
export type { McpTools, McpToolsOptions } from './mcp-tools.js';
export { McpServers } from './mcp-servers.schema.js';
