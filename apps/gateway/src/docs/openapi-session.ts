/** A reference to a schema, and a problem answer, as the document writes them. */
interface SessionWriter {
  json(name: 'SessionAnswer'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

/** How a browser signs in, and who it then is. */
export function sessionPaths({ json, problem }: SessionWriter): Record<string, unknown> {
  const answers = { 200: { description: 'Who the caller is.', content: json('SessionAnswer') }, 401: problem('No valid key.') };
  return {
    '/session': {
      get: { operationId: 'getSession', summary: 'Who the caller is', responses: answers },
      post: { operationId: 'signIn', summary: 'Put the key of this request into a cookie that no script can read', responses: answers },
      delete: { operationId: 'signOut', summary: 'Take the cookie away', responses: { 204: { description: 'The cookie is gone.' } } },
    },
  };
}
