import { z } from 'zod';

const MAX_TIMEOUT_MS = 120_000;
/** As in the names of our tools, so that `<server>__<tool>` is one too. */
const ServerName = z.string().regex(/^[a-z][a-z0-9]{0,19}$/, { error: 'must be 1 to 20 small letters and digits, starting with a letter' });
const ToolName = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,39}$/, { error: 'must be the name of a tool, at most 40 letters, digits, _, . or -' });
const Strings = z.record(z.string().min(1).max(100), z.string().max(4_000));

const LINK_LOCAL = /^(169\.254\.|\[fe[89ab]|metadata\.)/i;
const ServerUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((url) => !LINK_LOCAL.test(new URL(url).hostname), { error: 'leads to a link-local address' })
  .refine((url) => !new URL(url).username && !new URL(url).password, { error: 'must hold no credentials; use headers' });

const shared = {
  name: ServerName,
  /** The allow-list: tools of the server, by its own names, that may be called. */
  tools: z.array(ToolName).min(1).max(50),
  /** For one call, and for connecting. */
  timeoutMs: z.number().int().min(100).max(MAX_TIMEOUT_MS).default(20_000),
};
const HttpServer = z.strictObject({ ...shared, url: ServerUrl, headers: Strings.default({}) });
/** Started by us; it gets the variables named here and none of ours. */
const StdioServer = z.strictObject({
  ...shared,
  command: z.string().min(1).max(1_000),
  args: z.array(z.string().max(1_000)).max(50).default([]),
  env: Strings.default({}),
});

/** One MCP server whose tools join ours. */
export const McpServerSettings = z.union([HttpServer, StdioServer]);
export type McpServerSettings = z.infer<typeof McpServerSettings>;

/** `MCP_SERVERS`: a JSON list of servers, each with a name of its own. Holds secrets, so it is never shown. */
export const McpServers = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(McpServerSettings).max(20))
  .refine((servers) => new Set(servers.map(({ name }) => name)).size === servers.length, { error: 'names two servers alike' });
