/** A reference to a schema, and a problem answer, as the document writes them. */
export interface MemoryWriter {
  json(name: 'MemoryAnswer' | 'MemoryBody' | 'MemoryItem'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

/** The paths of what is remembered of the caller's travellers. */
export function memoryPaths({ json, problem }: MemoryWriter): Record<string, unknown> {
  const key = { name: 'key', in: 'path', required: true, schema: { enum: ['diet', 'mobility', 'pace', 'homeAirport', 'currency'] } };
  const unknown = problem('Nothing is remembered under this name.');
  const all = {
    get: {
      operationId: 'getMemory',
      summary: 'What is remembered of the caller from thread to thread',
      responses: { 200: { description: 'The preferences.', content: json('MemoryAnswer') } },
    },
    delete: { operationId: 'forgetAll', summary: 'Forget everything', responses: { 204: { description: 'Nothing is remembered any more.' } } },
  };
  const one = {
    put: {
      operationId: 'remember',
      summary: 'Set one preference outright',
      parameters: [key],
      requestBody: { required: true, content: json('MemoryBody') },
      responses: { 200: { description: 'The preference.', content: json('MemoryItem') }, 400: problem('The value is on no list.'), 404: unknown },
    },
    delete: {
      operationId: 'forget',
      summary: 'Forget one preference',
      parameters: [key],
      responses: { 204: { description: 'It is forgotten.' }, 404: unknown },
    },
  };
  return { '/me/memory': all, '/me/memory/{key}': one };
}
