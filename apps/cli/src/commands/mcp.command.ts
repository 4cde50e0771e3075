import { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';
import { printable } from '../render/text.js';

const HELP = `
Speaks the Model Context Protocol on standard input and output, for programs that start their servers themselves.
Programs that speak HTTP need none of this: the gateway serves the same tools at /mcp.`;

/** The `mcp` command; `onExit` is told the exit code. */
export function mcpCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  return new Command('mcp')
    .summary('serve the tools of NaviGo to an MCP client on standard input and output')
    .description('The tools of the gateway for an MCP client, over standard input and output.')
    .addHelpText('after', HELP)
    .action(async () => {
      // The other commands should not wait for the protocol to load.
      const [{ GatewayTools }, { serveMcp }] = await Promise.all([import('../mcp/gateway-tools.js'), import('../mcp/serve-mcp.js')]);
      await serveMcp(new GatewayTools(terminal.gateway), (error) => void terminal.stderr.write(`${printable(error.message)}\n`));
      onExit(EXIT_CODES.done);
    });
}
