/** A reference to a schema, and a problem answer, as the document writes them. */
export interface GraphWriter {
  json(name: 'GraphsAnswer' | 'MigrateBody' | 'MigrateAnswer'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

/** The paths under `/admin/graphs`. */
export function graphPaths({ json, problem }: GraphWriter): Record<string, unknown> {
  const refusals = { 401: problem('No valid key.'), 403: problem('The role of the key is not enough.') };
  const list = {
    operationId: 'listGraphs',
    summary: 'Versions of the graph, with the runs that keep to each; for viewers and operators',
    responses: { 200: { description: 'All versions that are served or that a run keeps to.', content: json('GraphsAnswer') }, ...refusals },
  };
  const migrate = {
    operationId: 'migrateRuns',
    summary: 'Take runs that have not ended over to another version of the graph; for operators',
    requestBody: { required: true, content: json('MigrateBody') },
    responses: {
      200: { description: 'What became of each.', content: json('MigrateAnswer') },
      400: problem('That version does not say how such runs go on.'),
      ...refusals,
    },
  };
  return { '/admin/graphs': { get: list }, '/admin/graphs/migrate': { post: migrate } };
}
