import type { ModelAnswer, ModelPort, ModelRequest, ModelUsage } from '@app/ports';

/** Counts what one step asks of the model. */
export class ModelMeter implements ModelPort {
  private total: ModelUsage = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

  constructor(private readonly inner: ModelPort) {}

  get provider(): string {
    return this.inner.provider;
  }

  usage(): ModelUsage {
    return this.total;
  }

  async complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    const answer = await this.inner.complete(request, signal);
    const { modelCalls, inputTokens, outputTokens } = answer.usage;
    this.total = {
      modelCalls: this.total.modelCalls + modelCalls,
      inputTokens: this.total.inputTokens + inputTokens,
      outputTokens: this.total.outputTokens + outputTokens,
    };
    return answer;
  }
}
