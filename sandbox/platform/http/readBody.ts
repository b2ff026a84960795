import type { ErrorObject } from 'ajv';
import { ApiError, invalidBody } from './ApiError.ts';
import type { SandboxContext } from './SandboxApp.ts';

const maxBodyBytes = 65_536;

/** A generated schema validator. */
export type Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };

/** The body as text, read up to the size limit. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new ApiError(
    413,
    'body_too_large',
    `The body is larger than ${maxBodyBytes} bytes: send less`,
  );
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge;
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      // Not awaited: one half of a cloned body ends only when the other half does.
      void reader.cancel().catch(() => undefined);
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The body as unchecked JSON. */
export async function readJson({ req }: SandboxContext): Promise<unknown> {
  return parseJson(await readText(req.raw));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody(undefined, 'The body is not JSON: send a JSON object');
  }
}

/** The body as JSON that its generated validator accepts. */
export async function readBody<T>(context: SandboxContext, check: Check<T>): Promise<T> {
  const value = await readJson(context);
  if (check(value)) return value;
  const first = check.errors?.[0];
  const missing =
    first?.keyword === 'required' ? `/${String(first.params['missingProperty'])}` : '';
  const path = `${first?.instancePath ?? ''}${missing}`;
  const rule =
    first === undefined
      ? 'of its schema'
      : `${first.keyword} ${JSON.stringify(first.params)} at ${first.schemaPath}`;
  throw invalidBody(
    path.split('/')[1] || undefined,
    `${path === '' ? 'The body' : path} breaks the rule ${rule}`,
  );
}
