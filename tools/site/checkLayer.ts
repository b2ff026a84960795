import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { ajvOptions } from '../generate/output.ts';
import { faultsIn, type ConfigurationFault } from './ConfigurationFault.ts';

export type LayerCheck = (file: string, value: unknown) => ConfigurationFault[];

/** Compiled validators by schema, because compilation dominates the time of a check. */
const compiled = new WeakMap<object, LayerCheck>();

/** Creates the strict check of one layer by the published schema. */
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
 * A value that fits none of several shapes has errors for each of them. Keeps those of the most
 * likely shape: for a text the list of names, for an object the shape with the same `op`.
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
    // The property with an invalid name is reported by the name itself.
    if (dropped.has(error) || error.keyword === 'propertyNames') return false;
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function toFault(file: string, error: ErrorObject): ConfigurationFault {
  const fault = faultsIn(() => file);
  const { keyword, params, parentSchema = {}, data: value } = error;
  const path = toPath(error.instancePath);
  const description = parentSchema['description'] as string | undefined;
  const hint = description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
  const unknownName = (name: string, allowed: readonly string[]): ConfigurationFault =>
    fault(join(path, name), 'is not a known name', { value: name, allowed });
  switch (keyword) {
    case 'enum':
      return error.propertyName === undefined
        ? fault(path, 'is not allowed', { value, allowed: params['allowedValues'] as string[] })
        : unknownName(error.propertyName, params['allowedValues'] as string[]);
    case 'additionalProperties':
      return unknownName(
        String(params['additionalProperty']),
        Object.keys((parentSchema['properties'] ?? {}) as object),
      );
    case 'const':
      return fault(path, 'is not allowed', {
        value,
        allowed: [params['allowedValue'] as string],
        like: [],
      });
    case 'required':
      return fault(join(path, String(params['missingProperty'])), 'is missing');
    case 'pattern':
      return fault(path, `does not look right${hint}; it must match ${String(params['pattern'])}`, {
        value,
      });
    case 'type': {
      const type = String(params['type']);
      return fault(path, `must be ${type}${hint}`, { value, nearest: literalOf(value, type) });
    }
    case 'anyOf':
      // SHL-535: AJV has no term for the allowed kinds of plugins.
      return fault(
        path,
        /^plugins\.[^.]+$/.test(path)
          ? 'is neither: write {} or its settings for a plugin that is on, false for one that is off'
          : (error.message ?? keyword),
        { value },
      );
    default:
      return fault(path, `${error.message ?? keyword}${hint}`, { value });
  }
}

/** SHL-535: the number or boolean that a quoted text was probably meant to be. */
function literalOf(value: unknown, type: string): number | boolean | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'boolean' && /^(?:true|false|yes|no|on|off)$/i.test(value))
    return /^(?:true|yes|on)$/i.test(value);
  const isNumber =
    ['integer', 'number'].includes(type) && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : undefined;
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
