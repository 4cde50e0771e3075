import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One question as it came over the wire. */
export interface AskedQuestion {
  /** Name of the shape that the answer must have. */
  readonly schemaName: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** Names of the tools that may be called; none where only an answer is wanted. */
  readonly tools: readonly string[];
  /** Digest of the whole conversation: equal for questions that were asked again. */
  readonly promptHash: string;
  /** How often this very question came, this time included. */
  readonly times: number;
}

/** What is done instead of a good answer; nothing given means the good one. */
export interface Treatment {
  readonly delayMs?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it stands, instead of a completion. */
  readonly body?: string | Buffer;
  /** The words of the completion, instead of the good ones. */
  readonly content?: string;
  /** Changes the choice of the completion: a refusal, a tool call. */
  readonly choice?: Readonly<Record<string, unknown>>;
  /** Sends the body byte for byte with this pause. */
  readonly dripMs?: number;
  /** No answer at all. */
  readonly instead?: 'hang' | 'reset' | 'close';
}

const chunksOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A chat-completions server on a loopback port: the same question always gets the same answer; faults are asked for by `treat`. */
export class ModelServer {
  static readonly apiKey = 'sk-fault-0123456789abcdef';
  /** Decides for each question what is done to it. */
  treat: (question: AskedQuestion) => Treatment | null = () => null;
  /** How often each question was asked, by digest. */
  readonly timesByHash = new Map<string, number>();
  readonly timesBySchema = new Map<string, number>();
  /** Words of the form `mark-…` that were in questions. */
  readonly marksSeen = new Set<string>();
  /** Told of a question whose asker went away before it was answered. */
  onAbandoned: (question: AskedQuestion) => void = () => undefined;
  /** How many treatments were given. */
  treated = 0;
  /** Answers with status 200 that were complete. */
  answered = 0;

  private constructor(
    private readonly server: Server,
    private readonly answerTo: (question: AskedQuestion) => string,
  ) {}

  static async start(answerTo: (question: AskedQuestion) => string): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server, answerTo);
    server.on('request', (incoming, response) => void model.serve(incoming, response).catch(() => response.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** How many questions came more than once, and how many times too many. */
  get repeated(): number {
    return [...this.timesByHash.values()].reduce((sum, times) => sum + times - 1, 0);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = this.note(await chunksOf(incoming));
    response.once('close', () => !response.writableFinished && this.onAbandoned(question));
    const treatment = this.treat(question);
    if (treatment) this.treated += 1;
    else this.answered += 1;
    await send(treatment ?? {}, this.completion(question, treatment ?? {}), response);
  }

  private note(body: string): AskedQuestion {
    const {
      messages,
      response_format: format,
      tools,
    } = JSON.parse(body) as Pick<AskedQuestion, 'messages'> & {
      response_format?: { json_schema?: { name?: string } };
      tools?: { function: { name: string } }[];
    };
    const schemaName = format?.json_schema?.name ?? 'unnamed';
    const promptHash = createHash('sha256').update(schemaName).update(JSON.stringify(messages)).digest('hex');
    const times = (this.timesByHash.get(promptHash) ?? 0) + 1;
    this.timesByHash.set(promptHash, times);
    this.timesBySchema.set(schemaName, (this.timesBySchema.get(schemaName) ?? 0) + 1);
    for (const [mark] of body.matchAll(/mark-[a-z0-9-]+/g)) this.marksSeen.add(mark);
    return { schemaName, messages, tools: (tools ?? []).map((tool) => tool.function.name), promptHash, times };
  }

  private completion(question: AskedQuestion, { body, content, choice }: Treatment): string | Buffer {
    if (body !== undefined) return body;
    const message = { role: 'assistant', content: content ?? this.answerTo(question) };
    return JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, finish_reason: 'stop', message, ...choice }],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    });
  }
}

async function send(treatment: Treatment, body: string | Buffer, response: ServerResponse): Promise<void> {
  if (treatment.delayMs) await new Promise((resolve) => setTimeout(resolve, treatment.delayMs));
  if (treatment.instead === 'hang') return;
  if (treatment.instead === 'reset') return void response.socket?.resetAndDestroy();
  if (treatment.instead === 'close') return void response.destroy();
  response.writeHead(treatment.status ?? 200, { 'content-type': 'application/json', ...treatment.headers });
  if (treatment.dripMs === undefined) return void response.end(body);
  for (const byte of Buffer.from(body)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, treatment.dripMs));
  }
  response.end();
}
