import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerGuard } from '../../core/contract/ServerGuard.ts';
import type { StructuredData } from '../../core/runtime/head/StructuredData.ts';
import { rootFolder, type InstalledPlugin } from '../../tools/build/installedPlugins.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';

interface StructuredDataModule {
  readonly structuredData: Readonly<Record<string, StructuredData>>;
}

/** Structured data and server guards of plugins, from files of those names in their features. */
export async function loadEdgeParts(
  installed: readonly InstalledPlugin[],
): Promise<Required<Pick<EdgeOptions, 'structuredData' | 'serverGuards'>>> {
  const described = await Promise.all(
    modulesOf<StructuredDataModule>(installed, 'structuredData.ts'),
  );
  const serverGuards = await Promise.all(
    modulesOf<{ readonly serverGuard: ServerGuard }>(installed, 'serverGuard.ts'),
  );
  return {
    structuredData: new Map(
      described.flatMap(({ module }) => Object.entries(module.structuredData)),
    ),
    serverGuards: new Map(serverGuards.map(({ id, module }) => [id, module.serverGuard])),
  };
}

function modulesOf<Module>(
  installed: readonly InstalledPlugin[],
  name: string,
): Promise<{ readonly id: string; readonly module: Module }>[] {
  return installed
    .flatMap(({ folder, manifest }) =>
      globSync(join(rootFolder, folder, '*', name)).map((file) => ({ id: manifest.id, file })),
    )
    .map(async ({ id, file }) => ({
      id,
      module: (await import(pathToFileURL(file).href)) as Module,
    }));
}
