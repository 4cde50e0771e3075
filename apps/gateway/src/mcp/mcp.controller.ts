import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '@app/contracts';
import { currentTraceparent } from '@app/platform';
import { callerOf } from '../http/caller.js';
import { traceparentOf } from '../http/request-headers.js';
import { McpEndpoint } from './mcp-endpoint.js';

/** The address is of no consequence inside; what a client writes as its Host does not come along. */
const INNER_URL = 'http://gateway/mcp';
const CREDENTIAL_HEADERS: readonly string[] = ['authorization', 'x-api-key', 'cookie'];

/** The Model Context Protocol behind the same keys, origin check and limits as every other route. */
@Controller('mcp')
export class McpController {
  constructor(@Inject(McpEndpoint) private readonly endpoint: McpEndpoint) {}

  @All()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // A batch would count as one request, whatever the number of calls in it.
    if (Array.isArray(request.body)) throw new RequestError('VALIDATION_ERROR', 'Send one JSON-RPC message at a time.');
    const gone = new AbortController();
    const onClose = (): void => gone.abort();
    reply.raw.once('close', onClose);
    const caller = { ownerId: callerOf(request).ownerId, traceparent: currentTraceparent() ?? traceparentOf(request) };
    try {
      const answer = await this.endpoint.answer(toWebRequest(request, gone.signal), request.body, caller);
      reply.raw.off('close', onClose);
      await reply.send(answer);
    } catch (error) {
      // Nobody is there any more whom a failure could be told.
      if (!gone.signal.aborted) throw error;
    }
  }
}

/** The request as the SDK reads it, with the body that was read and checked already. The key stays here: tools see only whose it is. */
function toWebRequest({ method, headers: given, body }: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !CREDENTIAL_HEADERS.includes(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return new Request(INNER_URL, { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}
