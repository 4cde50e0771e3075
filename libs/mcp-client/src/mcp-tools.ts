import type { ToolDefinition } from '@app/tools';
import { joinTool } from './joined-tool.js';
import { McpConnection } from './mcp-connection.js';
import type { McpServerSettings } from './mcp-servers.schema.js';

/** A server that was away is asked again after this time. */
const ASK_AGAIN_MS = 30_000;

export interface McpToolsOptions {
  readonly servers: readonly McpServerSettings[];
  /** Told why a server or one of its tools is not to be had; never with words of the server. */
  readonly onTrouble: (what: string, server: string, error?: unknown) => void;
  readonly askAgainMs?: number;
}

/** The tools of configured MCP servers. */
export interface McpTools {
  /** Those of all servers that have answered by now. Ask again for each step: a server may come later. */
  tools(): ToolDefinition[];
  /** Resolves when every server has answered or failed once. */
  readonly asked: Promise<void>;
  close(): Promise<void>;
}

/**
 * Asks every server for its tools and takes those of its allow-list. Never throws and holds up no start: the tools of a server that is away
 * are missing until it answers. Ends when the signal is aborted, or by `close`.
 */
export function createMcpTools(options: McpToolsOptions, signal: AbortSignal): McpTools {
  const joined = options.servers.map((server) => new JoinedServer(server, options));
  const close = async (): Promise<void> => void (await Promise.all(joined.map((server) => server.close())));
  signal.addEventListener('abort', () => void close(), { once: true });
  return { tools: () => joined.flatMap((server) => server.tools), asked: Promise.all(joined.map((server) => server.ask())).then(() => undefined), close };
}

class JoinedServer {
  tools: readonly ToolDefinition[] = [];
  private readonly connection: McpConnection;
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: McpServerSettings,
    private readonly options: McpToolsOptions,
  ) {
    this.connection = new McpConnection(server);
  }

  async ask(): Promise<void> {
    const { signal } = this.closing;
    try {
      const listed = await this.connection.list(signal);
      const wanted = this.server.tools;
      const taken = listed.filter(({ name }) => wanted.includes(name)).map((tool) => [tool.name, joinTool(this.server, tool, this.connection)] as const);
      const missing = wanted.filter((name) => !listed.some((tool) => tool.name === name));
      for (const name of missing) this.trouble(`the tool ${name} is allowed, but the server has none of this name`);
      for (const [name, one] of taken) if ('refused' in one) this.trouble(`the tool ${name} is not taken: ${one.refused}`);
      this.tools = taken.flatMap(([, one]) => ('tool' in one ? [one.tool] : []));
    } catch (error) {
      if (signal.aborted) return;
      this.trouble('its tools cannot be asked for; it is asked again later', error);
      this.timer = setTimeout(() => void this.ask(), this.options.askAgainMs ?? ASK_AGAIN_MS).unref();
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.connection.close();
  }

  private trouble(what: string, error?: unknown): void {
    this.options.onTrouble(what, this.server.name, error);
  }
}
