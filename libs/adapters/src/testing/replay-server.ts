import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer to replay; `silence` never answers, `hang_up` closes the connection. */
export type Replay = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown } | 'silence' | 'hang_up';

export interface ReplayServer {
  readonly url: string;
  /** Every request so far, in order. */
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/** A provider on 127.0.0.1 that answers what `answer` says; objects are sent as JSON, strings and bytes as they are. */
export async function startReplayServer(answer: (request: SeenRequest, index: number) => Replay): Promise<ReplayServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      seen.push(request);
      send(answer(request, seen.length - 1), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Answers one after the other; a request too many is answered 501, which no adapter takes for a result. */
export const inOrder =
  (...replays: readonly Replay[]) =>
  (_request: SeenRequest, index: number): Replay =>
    replays[index] ?? { status: 501, body: `request ${index + 1} was not expected` };

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function send(replay: Replay, response: ServerResponse): void {
  if (replay === 'silence') return;
  if (replay === 'hang_up') {
    response.destroy();
    return;
  }
  const isRaw = typeof replay.body === 'string' || replay.body instanceof Uint8Array;
  response.writeHead(replay.status ?? 200, { 'content-type': 'application/json', ...replay.headers });
  response.end(isRaw ? replay.body : JSON.stringify(replay.body));
}
