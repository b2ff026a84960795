import { invalidBody } from '../platform/http/ApiError.ts';
import { parseJson } from '../platform/http/readBody.ts';
import type { SandboxContext } from '../platform/http/SandboxApp.ts';

interface KindValues {
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly string: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly array: readonly unknown[];
  readonly any: unknown;
}
type Kind = keyof KindValues;

/** Rule for the value of a field; `says` ends the sentence "/field must be …". */
interface Rule<Value> {
  readonly says: string;
  readonly holds: (value: unknown) => value is Value;
}
type Field = Kind | Rule<unknown>;
type FieldValue<F> = F extends Kind ? KindValues[F] : F extends Rule<infer Value> ? Value : never;

type ControlShape = Readonly<Record<string, Field | readonly Field[]>>;
type MemberOf<F> = F extends readonly (infer Each)[] ? FieldValue<Each> : FieldValue<F>;
type ControlBody<Shape extends ControlShape, Required extends keyof Shape> = {
  readonly [Name in Required]: MemberOf<Shape[Name]>;
} & { readonly [Name in keyof Shape]?: MemberOf<Shape[Name]> };

/** Accepts one of the given words or numbers. */
export function oneOf<const Choice extends string | number>(
  ...choices: readonly Choice[]
): Rule<Choice> {
  return {
    says: `one of ${choices.join(', ')}`,
    holds: (value): value is Choice => choices.some((choice) => choice === value),
  };
}

/** Accepts a whole number within bounds. */
export function within(least: number, most: number): Rule<number> {
  return {
    says: `a whole number from ${least} to ${most}`,
    holds: (value): value is number =>
      isKind(value, 'integer') && Number(value) >= least && Number(value) <= most,
  };
}

export function between(least: number, most: number): Rule<number> {
  return {
    says: `a number from ${least} to ${most}`,
    holds: (value): value is number =>
      isKind(value, 'number') && Number(value) >= least && Number(value) <= most,
  };
}

export function listOf<Value>(rule: Rule<Value>): Rule<readonly Value[]> {
  return {
    says: `a list, each ${rule.says}`,
    holds: (value): value is readonly Value[] => Array.isArray(value) && value.every(rule.holds),
  };
}

export function textLike(pattern: RegExp, says: string): Rule<string> {
  return {
    says,
    holds: (value): value is string => typeof value === 'string' && pattern.test(value),
  };
}

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

/** Checks the body of a control call; the names after the shape are required. */
export function checkControl<Shape extends ControlShape, Required extends keyof Shape = never>(
  value: unknown,
  shape: Shape,
  ...required: readonly (Required & string)[]
): ControlBody<Shape, Required> {
  if (!isKind(value, 'object')) throw invalidBody(undefined, 'The body must be a JSON object');
  for (const [name, member] of Object.entries(value as object)) {
    const fields = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const shown = name.slice(0, 40);
    if (fields === undefined)
      throw invalidBody(shown, `/${shown} is not known: use ${Object.keys(shape).join(', ')}`);
    const allowed = Array.isArray(fields) ? (fields as readonly Field[]) : [fields as Field];
    const isAllowed = (field: Field): boolean =>
      typeof field === 'string' ? isKind(member, field) : field.holds(member);
    if (!allowed.some(isAllowed)) {
      const rules = allowed.map((field) => (typeof field === 'string' ? field : field.says));
      throw invalidBody(name, `/${name} must be ${rules.join(' or ')}`);
    }
  }
  for (const name of required)
    if (!Object.hasOwn(value as object, name)) throw invalidBody(name, `/${name} is missing`);
  return value as ControlBody<Shape, Required>;
}

export async function readControlJson({ req }: SandboxContext): Promise<unknown> {
  const text = await req.text();
  return text === '' ? {} : parseJson(text);
}

/** Reads the body of a control call: known fields only, each checked. @throws ApiError 400 */
export async function readControl<Shape extends ControlShape, Required extends keyof Shape = never>(
  context: SandboxContext,
  shape: Shape,
  ...required: readonly (Required & string)[]
): Promise<ControlBody<Shape, Required>> {
  return checkControl<Shape, Required>(await readControlJson(context), shape, ...required);
}
