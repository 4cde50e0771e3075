import { Client, SdkHttpError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/client';
import { RetryableError, TerminalError } from '@app/contracts';
import type { GatewayClientOptions } from '../api/client.js';
import { Problem } from '../api/schemas.js';

const CLIENT_INFO = { name: 'navigo-cli', version: '1' };
/** Longer than the longest that a tool waits. */
const CALL_TIMEOUT_MS = 150_000;

/** The tools of a gateway, asked over HTTP with the key of the terminal. Connects when something is asked, and anew after a failure. */
export class GatewayTools {
  private connected: Promise<Client> | null = null;

  constructor(private readonly gateway: GatewayClientOptions) {}

  /** @throws {NavigoError} when the gateway does not answer or refuses the request. */
  async list(signal: AbortSignal): Promise<Tool[]> {
    return (await this.ask((client) => client.listTools(undefined, { signal }))).tools;
  }

  /** What the tool answers, tool errors included. @throws {NavigoError} when the gateway does not answer or refuses the request. */
  call(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult> {
    return this.ask((client) => client.callTool({ name, arguments: args }, { signal, timeout: CALL_TIMEOUT_MS }));
  }

  private async ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    const connecting = (this.connected ??= this.connect());
    try {
      return await question(await connecting);
    } catch (error) {
      if (this.connected === connecting) this.connected = null;
      throw this.explained(error);
    }
  }

  private async connect(): Promise<Client> {
    const { baseUrl, apiKey } = this.gateway;
    const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
    const client = new Client(CLIENT_INFO);
    await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl.replace(/\/{1,9}$/, '')}/mcp`), { requestInit: { headers } }));
    return client;
  }

  /** The error with a code of ours where it comes from the connection; protocol errors pass as they are. */
  private explained(error: unknown): unknown {
    if (error instanceof SdkHttpError) {
      const { code, detail } = Problem.safeParse(jsonOf(error.data['text'])).data ?? {};
      return new TerminalError(code ?? 'INTERNAL_ERROR', detail ?? `NaviGo answered with HTTP ${error.status}`, { cause: error });
    }
    // What fetch throws when nobody answers.
    if (error instanceof TypeError)
      return new RetryableError('PROVIDER_UNAVAILABLE', `NaviGo does not answer at ${this.gateway.baseUrl}. Start it with: ./navigo up`, { cause: error });
    return error;
  }
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
