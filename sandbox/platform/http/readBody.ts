import type { ErrorObject } from 'ajv';
import { ApiError } from './ApiError.ts';

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
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await readText(request));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalid_body', 'The body is not JSON: send a JSON object');
  }
}

function invalidBody(errors: ErrorObject[] | null | undefined): ApiError {
  const first = errors?.[0];
  const missing =
    first?.keyword === 'required' ? `/${String(first.params['missingProperty'])}` : '';
  const path = `${first?.instancePath ?? ''}${missing}`;
  const field = path.split('/')[1];
  const rule =
    first === undefined
      ? 'of its schema'
      : `${first.keyword} ${JSON.stringify(first.params)} at ${first.schemaPath}`;
  return new ApiError(
    400,
    'invalid_body',
    `${path === '' ? 'The body' : path} breaks the rule ${rule}`,
    field === undefined || field === '' ? {} : { field },
  );
}

export async function readBody<T>(request: Request, check: Check<T>): Promise<T> {
  const value = await readJson(request);
  if (check(value)) return value;
  throw invalidBody(check.errors);
}
