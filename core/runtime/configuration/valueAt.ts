/** Value at a path of merged layers. Keys may contain dots: `features.betting.live`. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '' || typeof value !== 'object' || value === null) return value;
  const key = Object.keys(value).find((each) => path === each || path.startsWith(`${each}.`));
  if (key === undefined) return undefined;
  return valueAt((value as Readonly<Record<string, unknown>>)[key], path.slice(key.length + 1));
}
