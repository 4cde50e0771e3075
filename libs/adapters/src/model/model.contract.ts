import { z } from 'zod';
import type { ModelPort, ModelRequest } from '@app/ports';

/** What the contract's model is asked for; `note` may stay out. */
export const Greeting = z.strictObject({ text: z.string(), language: z.enum(['en', 'pt']), note: z.string().optional() });
export type Greeting = z.infer<typeof Greeting>;

export const GREETING_REQUEST: ModelRequest<Greeting> = {
  task: 'greeter',
  schemaName: 'Greeting',
  schema: Greeting,
  system: 'You greet people.',
  prompt: 'Greet Ana in Portuguese.',
  input: { name: 'Ana', language: 'pt' },
};

/** A model that always answers one thing, and its end. */
export interface ModelUnderTest {
  readonly model: ModelPort;
  close(): Promise<void>;
}

export interface ModelMaker {
  /** Always answers `answer`, whatever its shape. */
  answering(answer: unknown): Promise<ModelUnderTest>;
  /** Does not answer before the test is over. */
  silent(): Promise<ModelUnderTest>;
}

/** What every model promises, see {@link ModelPort}. */
export function describeModel(name: string, make: ModelMaker): void {
  describe(`${name} as a model`, () => {
    let open: ModelUnderTest | undefined;
    const modelFrom = async (made: Promise<ModelUnderTest>): Promise<ModelPort> => (open = await made).model;
    afterEach(async () => {
      await open?.close();
      open = undefined;
    });
    const signal = new AbortController().signal;

    it('answers with a value that fits the schema', async () => {
      const model = await modelFrom(make.answering({ text: 'Olá, Ana', language: 'pt' }));
      await expect(model.complete(GREETING_REQUEST, signal)).resolves.toMatchObject({ value: { text: 'Olá, Ana', language: 'pt' } });
    });

    it('says who provides its answers', async () => {
      const model = await modelFrom(make.answering({}));
      expect(model.provider).toMatch(/^[a-z]+$/);
    });

    it('counts calls and tokens', async () => {
      const model = await modelFrom(make.answering({ text: 'Olá', language: 'pt' }));
      const { usage } = await model.complete(GREETING_REQUEST, signal);
      expect(usage.modelCalls).toBe(1);
      expect(usage.inputTokens).toBeGreaterThan(0);
      expect(usage.outputTokens).toBeGreaterThan(0);
    });

    it('takes NUL and broken surrogates out of its answers', async () => {
      const model = await modelFrom(make.answering({ text: 'O\u0000l\ud800á', language: 'pt' }));
      const { value } = await model.complete(GREETING_REQUEST, signal);
      expect(value.text).toBe('Ol\uFFFDá');
    });

    it('applies the schema’s own transforms', async () => {
      const model = await modelFrom(make.answering({ text: 'olá', language: 'pt' }));
      const shouting = Greeting.transform(({ text }) => text.toUpperCase());
      await expect(model.complete({ ...GREETING_REQUEST, schema: shouting }, signal)).resolves.toMatchObject({ value: 'OLÁ' });
    });

    it('names schema and reason when no answer fits', async () => {
      const model = await modelFrom(make.answering({ text: 'Grüezi', language: 'de' }));
      const failure = model.complete(GREETING_REQUEST, signal);
      await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code: 'MODEL_BAD_OUTPUT' });
      await expect(failure).rejects.toThrow(/Greeting.*language/s);
    });

    it('ends with the reason of a caller who has aborted already', async () => {
      const model = await modelFrom(make.answering({ text: 'Olá', language: 'pt' }));
      await expect(model.complete(GREETING_REQUEST, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });

    it('ends with the reason of a caller who aborts while it thinks', async () => {
      const model = await modelFrom(make.silent());
      const caller = new AbortController();
      const answer = model.complete(GREETING_REQUEST, caller.signal);
      setImmediate(() => caller.abort(new Error('run was cancelled')));
      await expect(answer).rejects.toThrow('run was cancelled');
    });
  });
}
