import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerGuard } from '../../core/contract/ServerGuard.ts';
import type { StructuredData } from '../../core/runtime/head/StructuredData.ts';
import { rootFolder, type InstalledPlugin } from '../../tools/build/installedPlugins.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';

/**
 * Loads structured data and server guards of plugins, from files of those names in their features.
 */
export async function loadEdgeParts(
  installed: readonly InstalledPlugin[],
): Promise<Required<Pick<EdgeOptions, 'structuredData' | 'serverGuards'>>> {
  const structuredData = new Map<string, StructuredData>();
  const serverGuards = new Map<string, ServerGuard>();
  for (const { folder, manifest } of installed)
    for (const file of globSync(
      join(rootFolder, folder, '*', '{structuredData,serverGuard}.ts'),
    ).sort()) {
      const part = (await import(pathToFileURL(file).href)) as {
        readonly structuredData?: Readonly<Record<string, StructuredData>>;
        readonly serverGuard?: ServerGuard;
      };
      for (const [route, describe] of Object.entries(part.structuredData ?? {}))
        structuredData.set(route, describe);
      if (part.serverGuard !== undefined) serverGuards.set(manifest.id, part.serverGuard);
    }
  return { structuredData, serverGuards };
}
