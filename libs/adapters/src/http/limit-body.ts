/** The same answer whose body fails with `tooLarge()` as soon as more than `maxBytes` were read, decompressed bytes counted. */
export function limitBody(response: Response, maxBytes: number, tooLarge: () => Error): Response {
  if (response.body === null) return response;
  let readBytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        readBytes += chunk.byteLength;
        if (readBytes > maxBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}
