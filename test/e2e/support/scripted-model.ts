import { LLMock } from '@copilotkit/aimock';
import type { JournalEntry } from '@copilotkit/aimock';

/** What the model server says to one question. */
export type Reply =
  | { readonly content: string; readonly toolCalls?: { readonly name: string; readonly arguments: string }[] }
  | { readonly error: { readonly message: string }; readonly status: number; readonly retryAfter?: number };

/** A reply, or one that is worked out from the question. */
export type Step = Reply | ((question: Question) => Reply);

/** The replies to each shape of answer in order, by the schema's name; the last one is given again. */
export type Script = Readonly<Record<string, Step | readonly Step[]>>;

/** One question as it came over the wire. */
export interface Question {
  readonly schemaName: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** A question with what came of it. */
export interface Call extends Question {
  readonly status: number;
  readonly atMs: number;
}

export const says = (value: unknown): Reply => ({ content: JSON.stringify(value) });
export const saysText = (content: string): Reply => ({ content });
/** Asks for tools; the server gives each call an id. */
export const asks = (...calls: readonly { readonly name: string; readonly arguments: unknown }[]): Reply => ({
  content: 'Let me look.',
  toolCalls: calls.map((call) => ({ name: call.name, arguments: JSON.stringify(call.arguments) })),
});
/** `retryAfter` is in seconds, as in the header. */
export const fails = (status: number, message: string, retryAfter?: number): Reply => ({
  error: { message },
  status,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const DATA_BLOCK = /<data name="([^"]*)">\n([\s\S]*?)\n<\/data>/g;

/** What stands between data markers, as it was sent. */
export const dataBlocks = (text: string): { name: string; body: string }[] =>
  [...text.matchAll(DATA_BLOCK)].map(([, name = '', body = '']) => ({ name, body }));

/** What stands outside of data markers. */
export const outsideData = (text: string): string => text.replace(DATA_BLOCK, '');

/** The facts of a question: the JSON between the markers of that name. */
export function factsOf<T>(question: Question, name: string): T {
  const block = question.messages.flatMap(({ content }) => dataBlocks(content)).find((found) => found.name === name);
  if (!block) throw new Error(`The question for ${question.schemaName} has no data named "${name}".`);
  return JSON.parse(block.body.replaceAll('&lt;', '<').replaceAll('&gt;', '>')) as T;
}

/** A model server on a loopback port that plays scripts and counts who asks it; the tools' providers are behind it too and answer nothing. */
export class ScriptedModel {
  static readonly apiKey = 'sk-e2e-0123456789abcdef';
  private readonly mock = new LLMock({ port: 0, logLevel: 'silent', journalMaxEntries: 0 });
  private script: Script = {};
  private readonly asked = new Map<string, number>();
  private toolPaths: string[] = [];

  static async start(): Promise<ScriptedModel> {
    const model = new ScriptedModel();
    model.mock.on({ endpoint: 'chat' }, (request) => model.reply(questionIn(request)));
    model.mock.mount('/tools', {
      handleRequest: async (_request, response, pathname) => {
        model.toolPaths.push(pathname);
        response.writeHead(404).end();
        return true;
      },
    });
    await model.mock.start();
    return model;
  }

  /** Environment of a system whose model and tools are all here. */
  get env(): Record<string, string> {
    const tools = `${this.mock.url}/tools`;
    return {
      MODEL_PROVIDER: 'openai',
      OPENAI_BASE_URL: `${this.mock.url}/v1`,
      OPENAI_API_KEY: ScriptedModel.apiKey,
      NETWORK: 'online',
      DUFFEL_API_KEY: 'duffel-e2e',
      DUFFEL_BASE_URL: `${tools}/flights`,
      OPEN_METEO_BASE_URL: `${tools}/weather`,
      OPEN_METEO_GEOCODING_BASE_URL: `${tools}/geocoding`,
      OPEN_METEO_ARCHIVE_BASE_URL: `${tools}/archive`,
      FRANKFURTER_BASE_URL: `${tools}/rates`,
    };
  }

  /** Forgets everything so far and plays `script` from its beginning. */
  play(script: Script): void {
    this.script = script;
    this.asked.clear();
    this.toolPaths = [];
    this.mock.clearChaos();
    this.mock.clearRequests();
  }

  /** Every answer from now on is HTTP 200 with a body that is no JSON. */
  garbleBodies(): void {
    this.mock.setChaos({ malformedRate: 1 });
  }

  /** What was asked for that shape of answer, or for all, oldest first. */
  calls(schemaName?: string): Call[] {
    const calls = this.mock.getRequests().map(callIn);
    return schemaName === undefined ? calls : calls.filter((call) => call.schemaName === schemaName);
  }

  get flightSearches(): number {
    return this.toolPaths.filter((path) => path.startsWith('/flights/')).length;
  }

  stop(): Promise<void> {
    return this.mock.stop();
  }

  /** What nobody wrote a script for is refused for good, so that its run fails and names it. */
  private reply(question: Question): Reply {
    const { schemaName } = question;
    const steps = [this.script[schemaName] ?? []].flat() as readonly Step[];
    const turn = this.asked.get(schemaName) ?? 0;
    this.asked.set(schemaName, turn + 1);
    const step = steps[Math.min(turn, steps.length - 1)] ?? fails(418, `nobody expected a question for ${schemaName}`);
    return typeof step === 'function' ? step(question) : step;
  }
}

function questionIn(body: unknown): Question {
  const { messages, response_format: format } = body as Pick<Question, 'messages'> & { response_format?: { json_schema?: { name: string } } };
  return { schemaName: format?.json_schema?.name ?? 'unnamed', messages };
}

const callIn = ({ body, response, timestamp }: JournalEntry): Call => ({ ...questionIn(body), status: response.status, atMs: timestamp });
