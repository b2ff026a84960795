/** Value of the configuration with the layer that set it. */
export interface ConfigurationLeaf {
  readonly path: string;
  /** As JSON. */
  readonly value: string;
  readonly layer: string;
}

/** All plain values, lists and empty objects by path (`site.minAge`); a list is one leaf. */
export function flattenLeaves(
  value: object,
  path = '',
): readonly (readonly [path: string, json: string])[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const innerPath = path === '' ? key : `${path}.${key}`;
    const isBranch =
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner) &&
      Object.keys(inner).length > 0;
    return isBranch
      ? flattenLeaves(inner, innerPath)
      : [[innerPath, JSON.stringify(inner) ?? ''] as const];
  });
}
