import { createMcpTools } from '@app/mcp-client';
import type { McpTools } from '@app/mcp-client';
import type { Logger } from '@app/platform';
import type { WorkerConfig } from './worker.config.js';

/**
 * Asks the configured MCP servers for their tools, in the background; those of a server that is away are missing until it answers. A server
 * with a URL is left out where NETWORK=offline is said outright; one that we start ourselves is on this machine.
 */
export function openMcpServers(config: Pick<WorkerConfig, 'MCP_SERVERS' | 'NETWORK'>, logger: Logger, signal: AbortSignal): McpTools {
  const { MCP_SERVERS: all = [], NETWORK: network } = config;
  const servers = all.filter((server) => 'command' in server || network !== 'offline');
  if (servers.length < all.length) logger.warn({ leftOut: all.length - servers.length }, 'MCP servers with a URL are left out with NETWORK=offline');
  const onTrouble = (what: string, server: string, error?: unknown): void => logger.warn({ server, err: error }, `MCP server: ${what}`);
  return createMcpTools({ servers, onTrouble }, signal);
}
