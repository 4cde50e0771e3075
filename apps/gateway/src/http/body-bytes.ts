import { RequestError } from '@app/contracts';

/** The body of a route that is read in a thread of its own. @throws {RequestError} VALIDATION_ERROR when there is none. */
export function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  const message = 'The body is empty; send a JSON object.';
  throw new RequestError('VALIDATION_ERROR', message, [{ path: '', message }]);
}
