import { NavigoError } from '@app/contracts';
import { crashPoint } from './crash-points.js';
import type { ModelAnswer, ModelPort, ModelRequest, ModelUsage, ToolModelPort } from '@app/ports';

/** Counts what one step asks of the model. */
export class ModelMeter implements ModelPort {
  private total: ModelUsage = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

  /** `mayAsk` is given what the step has used so far and throws when the run may use no more. */
  constructor(
    private readonly inner: ModelPort,
    private readonly mayAsk: (used: ModelUsage) => void = () => undefined,
  ) {}

  get provider(): string {
    return this.inner.provider;
  }

  usage(): ModelUsage {
    return this.total;
  }

  complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    return this.count(() => this.inner.complete(request, signal));
  }

  /** The same model with tools; its turns are counted as questions are. */
  overTools(model: ToolModelPort): ToolModelPort {
    return { provider: model.provider, chat: (messages, tools, signal) => this.count(() => model.chat(messages, tools, signal)) };
  }

  private async count<A extends { readonly usage: ModelUsage }>(ask: () => Promise<A>): Promise<A> {
    this.mayAsk(this.total);
    try {
      await crashPoint('model:before-call');
      const answer = await ask();
      await crashPoint('model:after-reply');
      this.add(answer.usage);
      return answer;
    } catch (error) {
      if (error instanceof NavigoError && error.spent) this.add(error.spent);
      throw error;
    }
  }

  private add({ modelCalls, inputTokens, outputTokens }: ModelUsage): void {
    this.total = {
      modelCalls: this.total.modelCalls + modelCalls,
      inputTokens: this.total.inputTokens + inputTokens,
      outputTokens: this.total.outputTokens + outputTokens,
    };
  }
}
