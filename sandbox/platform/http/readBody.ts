import type { ErrorObject } from 'ajv';
import { invalidBody } from './ApiError.ts';
import type { SandboxContext } from './SandboxApp.ts';

/** A generated schema validator. */
export type Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };

/** Reads the body as unchecked JSON. */
export async function readJson({ req }: SandboxContext): Promise<unknown> {
  return parseJson(await req.text());
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody(undefined, 'The body is not JSON: send a JSON object');
  }
}

/** Reads the body as JSON that the generated validator accepts. */
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
