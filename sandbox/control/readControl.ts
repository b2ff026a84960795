import { ApiError } from '../platform/http/ApiError.ts';
import { parseJson, readText } from '../platform/http/readBody.ts';

/** A field of a control body; the example value gives its type. */
type Kind = 'number' | 'integer' | 'boolean' | 'string' | 'object' | 'array' | 'any';
type KindValue<K extends Kind> = K extends 'number' | 'integer'
  ? number
  : K extends 'boolean'
    ? boolean
    : K extends 'string'
      ? string
      : K extends 'object'
        ? Readonly<Record<string, unknown>>
        : K extends 'array'
          ? readonly unknown[]
          : unknown;

export type ControlShape = Readonly<Record<string, Kind | readonly Kind[]>>;
export type ControlBody<Shape extends ControlShape> = {
  readonly [Name in keyof Shape]?: Shape[Name] extends Kind
    ? KindValue<Shape[Name]>
    : Shape[Name] extends readonly (infer K extends Kind)[]
      ? KindValue<K>
      : never;
};

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === kind;
  }
}

export function checkControl<Shape extends ControlShape>(
  value: unknown,
  shape: Shape,
): ControlBody<Shape> {
  if (!isKind(value, 'object'))
    throw new ApiError(400, 'invalid_body', 'The body must be a JSON object');
  for (const [name, member] of Object.entries(value as object)) {
    const kinds = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (kinds === undefined)
      throw new ApiError(
        400,
        'invalid_body',
        `/${name.slice(0, 40)} is not known: use ${Object.keys(shape).join(', ')}`,
        { field: name.slice(0, 40) },
      );
    const allowed = typeof kinds === 'string' ? [kinds] : kinds;
    if (!allowed.some((kind) => isKind(member, kind)))
      throw new ApiError(400, 'invalid_body', `/${name} must be ${allowed.join(' or ')}`, {
        field: name,
      });
  }
  return value as ControlBody<Shape>;
}

export async function readControlJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  return text === '' ? {} : parseJson(text);
}

export async function readControl<Shape extends ControlShape>(
  request: Request,
  shape: Shape,
): Promise<ControlBody<Shape>> {
  return checkControl(await readControlJson(request), shape);
}

export function readIds(values: readonly unknown[]): number[] {
  return values.map((value) => {
    if (!Number.isSafeInteger(value) || (value as number) < 1)
      throw new ApiError(400, 'invalid_body', 'The list must hold ids');
    return value as number;
  });
}
