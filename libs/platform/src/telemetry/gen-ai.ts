/**
 * Names of the GenAI attributes, kept here because the conventions still change.
 * @see OpenTelemetry semantic conventions for generative AI, client spans
 */
export const GEN_AI = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
} as const;
