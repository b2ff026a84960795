import type { StoredData } from '../../core/contract/StoredData.ts';
import type { InstalledPlugin } from '../build/installedPlugins.ts';

interface DeclaredName extends StoredData {
  readonly plugin: string;
}

/**
 * Everything that a browser stores, as declared by the manifests, by name.
 *
 * @throws Error if two manifests declare the same name
 */
export function storedNames(installed: readonly InstalledPlugin[]): readonly DeclaredName[] {
  const found = new Map<string, DeclaredName>();
  for (const { manifest } of installed) {
    for (const stored of manifest.stored ?? []) {
      const owner = found.get(stored.name)?.plugin;
      if (owner !== undefined)
        throw new Error(
          `The plugins ${owner} and ${manifest.id} both declare the stored name ${stored.name}; ` +
            'the one that reads what the other stores takes it from that one’s contract.ts',
        );
      found.set(stored.name, { plugin: manifest.id, ...stored });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Text of the module of all stored names, for the types of keys and cookies. */
export function storedNamesModule(installed: readonly InstalledPlugin[]): string {
  return `/* Generated from the manifests. Do not edit. */
export const storedNames = ${JSON.stringify(storedNames(installed), null, 2)} as const;
`;
}
