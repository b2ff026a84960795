import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { ajvOptions } from '../generate/output.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

export type LayerCheck = (file: string, value: unknown) => ConfigurationFault[];

/** Compiling takes longer than everything else of a check. */
const compiled = new WeakMap<object, LayerCheck>();

/** The strict check of one layer by the published schema. */
export function layerCheckOf(schema: Record<string, unknown>): LayerCheck {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

function compile(schema: Record<string, unknown>): LayerCheck {
  const { code: _code, ...options } = ajvOptions;
  const ajv = new Ajv2020({ ...options, allErrors: true, verbose: true });
  const validate = ajv.compile(schema);
  return (file, value) =>
    validate(value) ? [] : meaningful(validate.errors ?? []).map((error) => toFault(file, error));
}

/**
 * A value that fits none of several shapes has an error for each; only those of the shape that it was meant to be help.
 * A text was meant to be a name, an object to be a shape with the same `op`.
 */
function meaningful(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const isInside = (error: ErrorObject, union: ErrorObject): boolean =>
    error !== union &&
    (error.instancePath === union.instancePath ||
      error.instancePath.startsWith(`${union.instancePath}/`));
  const dropped = new Set<ErrorObject>();
  for (const union of unions) {
    const inside = errors.filter((error) => isInside(error, union));
    const isObject = typeof union.data === 'object' && union.data !== null;
    const hasNames = inside.some((error) => error.keyword === 'enum');
    const useful = inside.filter((error) => {
      if (error.keyword === 'anyOf') return false;
      if (!isObject)
        return hasNames
          ? error.keyword === 'enum'
          : error.keyword !== 'type' && error.keyword !== 'const';
      return error.instancePath.length > union.instancePath.length
        ? error.keyword !== 'const'
        : !['type', 'enum', 'const'].includes(error.keyword);
    });
    for (const error of inside)
      if (!useful.includes(error) && error.keyword !== 'anyOf') dropped.add(error);
    if (useful.length > 0) dropped.add(union);
  }
  const seen = new Set<string>();
  return errors.filter((error) => {
    // The property that carries a bad name is reported by the name itself.
    if (dropped.has(error) || error.keyword === 'propertyNames') return false;
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function toFault(file: string, error: ErrorObject): ConfigurationFault {
  const path = toPath(error.instancePath);
  const allowed =
    error.keyword === 'enum'
      ? (error.params['allowedValues'] as readonly (string | number | boolean)[])
      : undefined;
  if (error.propertyName !== undefined && allowed !== undefined) {
    return withNearest(
      {
        file,
        path: join(path, error.propertyName),
        message: 'is not a known name',
        value: error.propertyName,
        allowed,
      },
      allowed,
    );
  }
  switch (error.keyword) {
    case 'enum':
      return withNearest(
        { file, path, message: 'is not allowed', value: error.data, allowed: allowed ?? [] },
        allowed ?? [],
      );
    case 'additionalProperties': {
      const name = String(error.params['additionalProperty']);
      const names = Object.keys((error.parentSchema?.['properties'] ?? {}) as object);
      return withNearest(
        {
          file,
          path: join(path, name),
          message: 'is not a known name',
          value: name,
          allowed: names,
        },
        names,
      );
    }
    case 'const':
      return {
        file,
        path,
        message: 'is not allowed',
        value: error.data,
        allowed: [error.params['allowedValue'] as string | number | boolean],
      };
    case 'required':
      return {
        file,
        path: join(path, String(error.params['missingProperty'])),
        message: 'is missing',
      };
    case 'pattern':
      return {
        file,
        path,
        message: `does not look right${describe(descriptionOf(error))}; it must match ${String(error.params['pattern'])}`,
        value: error.data,
      };
    case 'type':
      return withLiteral(
        {
          file,
          path,
          message: `must be ${String(error.params['type'])}${describe(descriptionOf(error))}`,
          value: error.data,
        },
        String(error.params['type']),
      );
    case 'anyOf':
      // SHL-535: what a plugin may be has no common word.
      if (/^plugins\.[^.]+$/.test(path))
        return {
          file,
          path,
          message:
            'is neither: write {} or its settings for a plugin that is on, false for one that is off',
          value: error.data,
        };
      return { file, path, message: error.message ?? error.keyword, value: error.data };
    default:
      return {
        file,
        path,
        message: `${error.message ?? error.keyword}${describe(descriptionOf(error))}`,
        value: error.data,
      };
  }
}

function descriptionOf(error: ErrorObject): string | undefined {
  return (error.parentSchema as { readonly description?: string } | undefined)?.description;
}

/** SHL-535: a number or a switch that somebody has put between quotation marks. */
function withLiteral(fault: ConfigurationFault, type: string): ConfigurationFault {
  if (typeof fault.value !== 'string') return fault;
  if (type === 'boolean' && /^(?:true|false|yes|no|on|off)$/i.test(fault.value))
    return { ...fault, nearest: /^(?:true|yes|on)$/i.test(fault.value) };
  const number = Number(fault.value);
  return ['integer', 'number'].includes(type) &&
    fault.value.trim() !== '' &&
    Number.isFinite(number)
    ? { ...fault, nearest: number }
    : fault;
}

function describe(description: string | undefined): string {
  return description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
}

function toPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : join(path, key)), '');
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
