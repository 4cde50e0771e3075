import { McpServer, ProtocolError, ProtocolErrorCode, createMcpHandler } from '@modelcontextprotocol/server';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { ERROR_CODES, MCP_INSTRUCTIONS, MCP_SERVER_INFO } from '@app/contracts';
import type { Logger } from '@app/platform';
import { failureOf } from '../http/problem.filter.js';
import type { McpCaller, McpTool } from './mcp-tool.js';
import type { ThreadNames } from '../http/thread-names.js';
import { toolError } from './tool-error.js';

const MAX_SHOWN_NAME_CHARS = 64;

/**
 * MCP over streamable HTTP without sessions: each request is served by a server of its own, so any gateway may answer any request. Serves
 * clients of the 2026 revision and, with their handshake, those of 2025.
 */
export class McpEndpoint {
  private readonly byName: ReadonlyMap<string, McpTool>;

  constructor(
    private readonly tools: readonly McpTool[],
    private readonly logger: Logger,
    private readonly names: ThreadNames,
  ) {
    this.byName = new Map(tools.map((tool) => [tool.listed.name, tool]));
  }

  /** The answer to one message; `body` is the parsed body of `request`. Ends early when the request's signal is aborted. */
  answer(request: Request, body: unknown, caller: Omit<McpCaller, 'signal'>): Promise<Response> {
    const handler = createMcpHandler(() => this.serverFor(caller), {
      // The list of tools never changes, so there is nothing to subscribe to and no stream to hold open.
      maxSubscriptions: 0,
      onerror: (error) => this.logger.debug({ error: error.message }, 'an MCP request was refused'),
    });
    return handler.fetch(request, { parsedBody: body });
  }

  private serverFor(caller: Omit<McpCaller, 'signal'>): McpServer {
    const mcp = new McpServer(MCP_SERVER_INFO, { capabilities: { tools: { listChanged: false } }, instructions: MCP_INSTRUCTIONS });
    mcp.server.setRequestHandler('tools/list', () => ({ tools: this.tools.map((tool) => tool.listed) }));
    mcp.server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal } }) => {
      const tool = this.byName.get(params.name);
      if (tool) return this.callSafely(tool, params.arguments ?? {}, { ...caller, signal });
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool named "${params.name.slice(0, MAX_SHOWN_NAME_CHARS)}".`);
    });
    return mcp;
  }

  /** What went wrong as a tool error with its code; words of unexpected errors stay in our logs. */
  private async callSafely(tool: McpTool, args: unknown, caller: McpCaller): Promise<CallToolResult> {
    try {
      await this.names.replaceIn(caller.ownerId, args);
      return this.named(caller, await tool.call(args, caller));
    } catch (error) {
      const failure = failureOf(error);
      if (ERROR_CODES[failure.code].httpStatus >= 500 && !caller.signal.aborted)
        this.logger.error({ err: error, tool: tool.listed.name, code: failure.code }, 'an MCP tool failed');
      return this.named(caller, toolError(failure));
    }
  }

  /** The result with threads called as the caller does. */
  private named({ ownerId }: McpCaller, result: CallToolResult): CallToolResult {
    const text = JSON.stringify(result);
    const shown = this.names.shown(ownerId, text);
    return shown === text ? result : (JSON.parse(shown) as CallToolResult);
  }
}
