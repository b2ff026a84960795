import { originOf } from './originOf.ts';

/** File that set the value at a path; the brand's own for defaults of the schema. */
export function configurationFile(
  origins: ReadonlyMap<string, string>,
  path: string,
  brand: string,
): string {
  const origin = originOf(origins, path);
  return `config/${origin === undefined || origin === 'defaults' ? `${brand}.json` : origin}`;
}
