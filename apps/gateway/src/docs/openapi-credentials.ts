import { TOOL_CREDENTIAL_NAMES, ToolCredentialBody, ToolCredentialItem, ToolCredentialsAnswer } from '@app/contracts';

export const CREDENTIAL_SCHEMAS = { ToolCredentialBody, ToolCredentialItem, ToolCredentialsAnswer } as const;

/** A reference to a schema, and a problem answer, as the document writes them. */
export interface CredentialWriter {
  json(name: keyof typeof CREDENTIAL_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

/** The paths of what tools need to act for the caller. */
export function credentialPaths({ json, problem }: CredentialWriter): Record<string, unknown> {
  const name = { name: 'name', in: 'path', required: true, schema: { enum: TOOL_CREDENTIAL_NAMES } };
  const unknown = problem('There is no such credential.');
  const list = {
    operationId: 'listCredentials',
    summary: 'The credentials that the caller has stored for tools, without their values',
    responses: { 200: { description: 'Names and times.', content: json('ToolCredentialsAnswer') } },
  };
  const put = {
    operationId: 'putCredential',
    summary: 'Store a credential, sealed; it is never shown again',
    parameters: [name],
    requestBody: { required: true, content: json('ToolCredentialBody') },
    responses: {
      200: { description: 'It is stored.', content: json('ToolCredentialItem') },
      400: problem('A field does not fit this credential.'),
      404: unknown,
      409: problem('Nothing can be sealed here.'),
    },
  };
  const remove = {
    operationId: 'deleteCredential',
    summary: 'Forget a credential',
    parameters: [name],
    responses: { 204: { description: 'It is gone.' }, 404: unknown },
  };
  return { '/credentials': { get: list }, '/credentials/{name}': { put, delete: remove } };
}
