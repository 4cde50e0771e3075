import { Client, SdkHttpError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, JsonSchemaValidator, Tool, Transport, jsonSchemaValidator } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createHttpClient, limitBody } from '@app/adapters';
import { RetryableError, TerminalError } from '@app/contracts';
import type { McpServerSettings } from './mcp-servers.schema.js';

const CLIENT_INFO = { name: 'navigo', version: '1' };
/** What one answer of a server may hold, protocol included; a tool's own limit is lower. */
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_LISTED = 500;

/** What comes is data whatever its server says about its shape; an expression in a server's schema could hold us up for hours. */
const NO_VALIDATION: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input) => ({ valid: true, data: input as T, errorMessage: undefined }),
};

/** One server: connects when it is asked, and anew after a failure. */
export class McpConnection {
  private connected: Promise<Client> | null = null;
  private isClosed = false;

  constructor(private readonly server: McpServerSettings) {}

  /** The tools that the server says it has. @throws {NavigoError} when it does not answer. */
  async list(signal: AbortSignal): Promise<Tool[]> {
    const { tools } = await this.ask((client) => client.listTools(undefined, { signal, timeout: this.server.timeoutMs }), signal);
    return tools.slice(0, MAX_LISTED);
  }

  /** What the tool answers, its own errors included. @throws {NavigoError} when the server does not answer. */
  call(tool: string, args: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult> {
    return this.ask((client) => client.callTool({ name: tool, arguments: args }, { signal, timeout: this.server.timeoutMs }), signal);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const client = await this.connected?.catch(() => null);
    this.connected = null;
    await client?.close().catch(() => undefined);
  }

  private async ask<T>(question: (client: Client) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.isClosed) throw new TerminalError('PROVIDER_UNAVAILABLE', `The MCP server ${this.server.name} is not used any more.`);
    const connecting = (this.connected ??= this.connect());
    try {
      return await question(await connecting);
    } catch (error) {
      signal.throwIfAborted();
      if (this.connected === connecting) {
        this.connected = null;
        void connecting.then((client) => client.close()).catch(() => undefined);
      }
      throw this.explained(error);
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client(CLIENT_INFO, { jsonSchemaValidator: NO_VALIDATION });
    await client.connect(transportTo(this.server), { timeout: this.server.timeoutMs });
    client.onclose = () => {
      this.connected = null;
    };
    return client;
  }

  /** The server's own words stay out: they are nothing that the guard has seen. */
  private explained(error: unknown): Error {
    const { name } = this.server;
    if (error instanceof RetryableError || error instanceof TerminalError) return error;
    if (error instanceof SdkHttpError && (error.status === 401 || error.status === 403))
      return new TerminalError('PROVIDER_AUTH', `The MCP server ${name} refused our credential.`, { cause: error });
    return new RetryableError('PROVIDER_UNAVAILABLE', `The MCP server ${name} did not answer as it should.`, { cause: error });
  }
}

function transportTo(server: McpServerSettings): Transport {
  // Only the variables that are named; those of our own process hold secrets.
  if ('command' in server) return new StdioClientTransport({ command: server.command, args: server.args, env: server.env, stderr: 'ignore' });
  const http = createHttpClient({ allowedHosts: [], baseUrls: [server.url] });
  const tooLarge = (): Error => new TerminalError('TOOL_TOO_LARGE', `The MCP server ${server.name} answered more than ${MAX_ANSWER_BYTES} bytes.`);
  const fetch = async (url: string | URL, init?: RequestInit): Promise<Response> => limitBody(await http.fetch(url, init), MAX_ANSWER_BYTES, tooLarge);
  return new StreamableHTTPClientTransport(new URL(server.url), { fetch, requestInit: { headers: server.headers } });
}
