import { posix } from 'node:path';
import { importsOf, sourceFiles } from './sourceFiles.ts';

/**
 * Imports of a plugin that no manifest needs: its folder cannot be deleted although the site runs
 * with it switched off. The list may only become shorter.
 */
export const withoutNeed: readonly string[] = ['office imports coupon'];

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** `importer imports plugin`, once each; code outside plugins is named by its top folder. */
export function importsOfPlugins(): string[] {
  const found = ['domain', 'core', 'plugins', 'sandbox', 'edge', 'tools'].flatMap((folder) =>
    sourceFiles(folder, /\.tsx?$/)
      .filter(({ path }) => !isTest(path) && !/^plugins\/(?:index|debug)\.ts$/.test(path))
      .flatMap(({ path, text }) => {
        const importer = ownerOf(path) ?? folder;
        return importsOf(text).flatMap(({ specifier }) => {
          const target = specifier.startsWith('.')
            ? posix.join(posix.dirname(path), specifier)
            : specifier;
          const plugin = ownerOf(target);
          return plugin === undefined || plugin === importer
            ? []
            : [`${importer} imports ${plugin}`];
        });
      }),
  );
  return [...new Set(found)].sort();
}

function ownerOf(path: string): string | undefined {
  return /^plugins\/([^/]+)\//.exec(path)?.[1];
}
