import { isRecord } from '#domain/values/isRecord.ts';

/** Source of configuration, lowest first: `defaults`, `base`, brand, stage, platform. */
export interface ConfigurationLayer {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface MergedLayers {
  readonly value: Readonly<Record<string, unknown>>;
  /** Layer that set the value at a path such as `site.minAge`. Arrays are one leaf. */
  readonly origins: ReadonlyMap<string, string>;
}

/** A layer exceeds the limits of size or depth. */
export class ConfigurationLimitError extends Error {
  override readonly name = 'ConfigurationLimitError';
}

const limits = { depth: 32, items: 5000, characters: 10_000 };
/** Keys that would reach the prototype of their target. */
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Merges objects, replaces arrays and plain values. The result is frozen and shares nothing. */
export function mergeLayers(layers: readonly ConfigurationLayer[]): MergedLayers {
  const origins = new Map<string, string>();
  const root = new Map<string, unknown>();
  for (const { name, value } of layers) mergeInto(root, value, name, '', 1, origins);
  return { value: toFrozenObject(root), origins };
}

function mergeInto(
  target: Map<string, unknown>,
  source: Readonly<Record<string, unknown>>,
  layer: string,
  path: string,
  depth: number,
  origins: Map<string, string>,
): void {
  if (depth > limits.depth)
    throw new ConfigurationLimitError(
      `Layer ${layer} is nested deeper than ${limits.depth} at ${path}. Flatten it.`,
    );
  for (const [key, value] of Object.entries(source)) {
    if (dangerousKeys.has(key)) continue;
    const keyPath = path === '' ? key : `${path}.${key}`;
    if (isRecord(value)) {
      const existing = target.get(key);
      const inner =
        existing instanceof Map ? (existing as Map<string, unknown>) : new Map<string, unknown>();
      if (inner !== existing) forget(origins, keyPath);
      target.set(key, inner);
      if (Object.keys(value).length === 0 && inner.size === 0) origins.set(keyPath, layer);
      else origins.delete(keyPath);
      mergeInto(inner, value, layer, keyPath, depth + 1, origins);
    } else {
      if (target.get(key) instanceof Map) forget(origins, keyPath);
      target.set(key, copyLeaf(value, layer, keyPath, depth + 1));
      origins.set(keyPath, layer);
    }
  }
}

function forget(origins: Map<string, string>, path: string): void {
  for (const known of [...origins.keys()])
    if (known === path || known.startsWith(`${path}.`)) origins.delete(known);
}

/** Copies values that do not merge: plain values, arrays, and the objects inside arrays. */
function copyLeaf(value: unknown, layer: string, path: string, depth: number): unknown {
  if (typeof value === 'string' && value.length > limits.characters) {
    throw new ConfigurationLimitError(
      `Layer ${layer} has a text of ${value.length} characters at ${path}; at most ${limits.characters} are allowed.`,
    );
  }
  if (typeof value === 'object' && value !== null && depth > limits.depth)
    throw new ConfigurationLimitError(
      `Layer ${layer} is nested deeper than ${limits.depth} at ${path}. Flatten it.`,
    );
  if (Array.isArray(value)) {
    if (value.length > limits.items)
      throw new ConfigurationLimitError(
        `Layer ${layer} has a list of ${value.length} at ${path}; at most ${limits.items} are allowed.`,
      );
    return Object.freeze(
      value.map((item, index) => copyLeaf(item, layer, `${path}[${index}]`, depth + 1)),
    );
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !dangerousKeys.has(key));
  return Object.freeze(
    Object.fromEntries(
      entries.map(([key, inner]) => [key, copyLeaf(inner, layer, `${path}.${key}`, depth + 1)]),
    ),
  );
}

function toFrozenObject(map: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  return Object.freeze(
    Object.fromEntries(
      [...map].map(([key, value]) => [
        key,
        value instanceof Map ? toFrozenObject(value as Map<string, unknown>) : value,
      ]),
    ),
  );
}
