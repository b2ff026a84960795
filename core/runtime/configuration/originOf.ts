/**
 * Layer of the value at a path. A list is one leaf; an object has the first layer that wrote into
 * it; a missing value that of the object in which it is missing.
 */
export function originOf(origins: ReadonlyMap<string, string>, path: string): string | undefined {
  const [leaf = ''] = path.split(/\[|\.\d+(?:\.|$)/);
  const within = (object: string): string | undefined =>
    object === '' ? undefined : [...origins].find(([each]) => each.startsWith(`${object}.`))?.[1];
  return (
    origins.get(path) ?? origins.get(leaf) ?? within(leaf) ?? within(leaf.replace(/\.?[^.]*$/, ''))
  );
}
