import { originOf } from './originOf.ts';

/** The file in which an operator finds the value at a path: the layer that gave it, or the brand's own where only the schema has a default, or none. */
export function configurationFile(
  origins: ReadonlyMap<string, string>,
  path: string,
  brand: string,
): string {
  const origin = originOf(origins, path);
  return `config/${origin === undefined || origin === 'defaults' ? `${brand}.json` : origin}`;
}
