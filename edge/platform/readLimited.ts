/** Reads the text of a body. Returns undefined, and stops reading, once it exceeds the limit. */
export async function readLimited(
  { body, headers }: Pick<Request | Response, 'body' | 'headers'>,
  bytesMax: number,
): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > bytesMax) {
    void body?.cancel().catch(() => undefined);
    return undefined;
  }
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > bytesMax) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
