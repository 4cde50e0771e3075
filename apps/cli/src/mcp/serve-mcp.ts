import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { MCP_INSTRUCTIONS, MCP_SERVER_INFO, NavigoError } from '@app/contracts';

/** Whoever has the tools; {@link GatewayTools} in the product. */
export interface ToolSource {
  list(signal: AbortSignal): Promise<Tool[]>;
  call(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult>;
}

/** Serves the tools of `source` over standard input and output; resolves when the client is gone. */
export async function serveMcp(source: ToolSource, onTrouble: (error: Error) => void): Promise<void> {
  const transport = new StdioServerTransport();
  const gone = new Promise<void>((resolve) => void process.stdin.once('close', resolve).once('end', resolve));
  const served = serveStdio(() => serverOf(source), { transport, maxSubscriptions: 0, onerror: onTrouble });
  await gone;
  await served.close();
}

function serverOf(source: ToolSource): McpServer {
  const mcp = new McpServer(MCP_SERVER_INFO, { capabilities: { tools: { listChanged: false } }, instructions: MCP_INSTRUCTIONS });
  mcp.server.setRequestHandler('tools/list', async (_request, { mcpReq }) => {
    try {
      return { tools: await source.list(mcpReq.signal) };
    } catch (error) {
      throw error instanceof NavigoError ? new ProtocolError(ProtocolErrorCode.InternalError, `${error.code}: ${error.message}`) : error;
    }
  });
  mcp.server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    try {
      return await source.call(params.name, params.arguments ?? {}, mcpReq.signal);
    } catch (error) {
      if (!(error instanceof NavigoError)) throw error;
      return { isError: true, content: [{ type: 'text', text: `${error.code}: ${error.message}` }] };
    }
  });
  return mcp;
}
