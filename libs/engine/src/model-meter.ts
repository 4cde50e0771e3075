import { NavigoError } from '@app/contracts';
import { crashPoint } from './crash-points.js';
import type { ModelAnswer, ModelPort, ModelRequest, ModelUsage } from '@app/ports';

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

  async complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    this.mayAsk(this.total);
    try {
      await crashPoint('model:before-call');
      const answer = await this.inner.complete(request, signal);
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
