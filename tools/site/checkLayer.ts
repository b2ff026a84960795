import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../../core/routing/nearest.ts';
import { ajvOptions } from '../generate/output.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

export type LayerCheck = (file: string, value: unknown) => ConfigurationFault[];

/** Makes the strict check of one layer from the published schema. */
export function createLayerCheck(schema: Record<string, unknown>): LayerCheck {
  const { code: _code, ...options } = ajvOptions;
  const ajv = new Ajv2020({ ...options, allErrors: true, verbose: true });
  const validate = ajv.compile(schema);
  return (file, value) => (validate(value) ? [] : meaningful(validate.errors ?? []).map((error) => toFault(file, error)));
}

/**
 * A value that fits none of several shapes has an error for each; only those of the shape that it was meant to be help.
 * A text was meant to be a name, an object to be a shape with the same `op`.
 */
function meaningful(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const isInside = (error: ErrorObject, union: ErrorObject): boolean => error !== union && (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`));
  const dropped = new Set<ErrorObject>();
  for (const union of unions) {
    const inside = errors.filter((error) => isInside(error, union));
    const isObject = typeof union.data === 'object' && union.data !== null;
    const hasNames = inside.some((error) => error.keyword === 'enum');
    const useful = inside.filter((error) => {
      if (error.keyword === 'anyOf') return false;
      if (!isObject) return hasNames ? error.keyword === 'enum' : error.keyword !== 'type' && error.keyword !== 'const';
      return error.instancePath.length > union.instancePath.length ? error.keyword !== 'const' : !['type', 'enum', 'const'].includes(error.keyword);
    });
    for (const error of inside) if (!useful.includes(error) && error.keyword !== 'anyOf') dropped.add(error);
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
  const allowed = error.keyword === 'enum' ? (error.params['allowedValues'] as readonly (string | number | boolean)[]) : undefined;
  if (error.propertyName !== undefined && allowed !== undefined) {
    return withNearest({ file, path: join(path, error.propertyName), message: 'is not a known name', value: error.propertyName, allowed });
  }
  switch (error.keyword) {
    case 'enum':
      return withNearest({ file, path, message: 'is not allowed', value: error.data, allowed: allowed ?? [] });
    case 'additionalProperties': {
      const name = String(error.params['additionalProperty']);
      return withNearest({ file, path: join(path, name), message: 'is not a known name', value: name, allowed: Object.keys((error.parentSchema?.['properties'] ?? {}) as object) });
    }
    case 'const':
      return { file, path, message: 'is not allowed', value: error.data, allowed: [error.params['allowedValue'] as string | number | boolean] };
    case 'required':
      return { file, path: join(path, String(error.params['missingProperty'])), message: 'is missing' };
    case 'pattern':
      return { file, path, message: `does not look right${describe((error.parentSchema as { description?: string } | undefined)?.description)}; it must match ${String(error.params['pattern'])}`, value: error.data };
    default:
      return { file, path, message: error.message ?? error.keyword, value: error.data };
  }
}

function describe(description: string | undefined): string {
  return description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
}

function withNearest(fault: ConfigurationFault & { readonly allowed: readonly (string | number | boolean)[] }): ConfigurationFault {
  const closest = nearest(String(fault.value), fault.allowed.map(String));
  return closest === undefined || closest === '*' ? fault : { ...fault, nearest: closest };
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
