/**
 * The layer that gave the value at a path. A list is one leaf, so for `menus.main[2].target` (or `menus.main.2.target`)
 * it is that of `menus.main`; for an object, the layer that was the first to say something in it; for a value that is
 * missing, that of the object in which it is missing.
 */
export function originOf(origins: ReadonlyMap<string, string>, path: string): string | undefined {
  const [leaf = ''] = path.split(/\[|\.\d+(?:\.|$)/);
  const within = (object: string): string | undefined =>
    object === '' ? undefined : [...origins].find(([each]) => each.startsWith(`${object}.`))?.[1];
  return (
    origins.get(path) ?? origins.get(leaf) ?? within(leaf) ?? within(leaf.replace(/\.?[^.]*$/, ''))
  );
}
