import type { AnswerSchema } from './answer-schema.js';
import type { ChatRequest, UnsupportedParameterError } from './chat-completions.js';

/** Low, so that the same facts give much the same answer. */
const TEMPERATURE = 0.2;

/** How one question is put to this server. */
export interface Phrasing {
  readonly format: NonNullable<ChatRequest['response_format']>;
  /** The schema in words, for servers that do not take it as a parameter. */
  readonly schemaInPrompt: string | null;
  readonly temperature: number | undefined;
}

/** What a server was found not to understand, remembered for as long as the model is used. */
export interface Dialect {
  for(schemaName: string, shape: AnswerSchema): Phrasing;
  /** Remembers a refused parameter. */
  leaveOut(refused: UnsupportedParameterError, schemaName: string): void;
}

export function createDialect(): Dialect {
  const refusedSchemas = new Set<string>();
  let knowsJsonSchema = true;
  let knowsTemperature = true;
  const takesSchema = (schemaName: string): boolean => knowsJsonSchema && !refusedSchemas.has(schemaName);
  return {
    for(schemaName, shape) {
      const temperature = knowsTemperature ? TEMPERATURE : undefined;
      if (takesSchema(schemaName)) return { format: jsonSchemaFormat(schemaName, shape), schemaInPrompt: null, temperature };
      const schemaInPrompt = `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(shape.sent)}`;
      return { format: { type: 'json_object' }, schemaInPrompt, temperature };
    },
    leaveOut({ parameter, schemaOnly }, schemaName) {
      if (parameter === 'temperature') knowsTemperature = false;
      else if (schemaOnly) refusedSchemas.add(schemaName);
      else knowsJsonSchema = false;
    },
  };
}

function jsonSchemaFormat(schemaName: string, shape: AnswerSchema): Phrasing['format'] {
  // The interface takes letters, digits, _ and - only, 64 at most.
  const name = schemaName.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 64);
  return { type: 'json_schema', json_schema: { name, strict: shape.strict, schema: { ...shape.sent } } };
}
