import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeGate } from '../core/contract/EdgeGate.ts';
import type { StructuredData } from '../core/runtime/head/StructuredData.ts';
import { rootFolder, type InstalledPlugin } from '../tools/build/installedPlugins.ts';
import type { EdgeOptions } from './EdgeOptions.ts';

interface StructuredDataModule {
  readonly structuredData: Readonly<Record<string, StructuredData>>;
}

/** What plugins provide for the edge alone: first paints, structured data, and gates. */
export async function loadEdgeParts(
  installed: readonly InstalledPlugin[],
): Promise<Required<Pick<EdgeOptions, 'structuredData' | 'gates'>>> {
  const described = await Promise.all(
    modulesOf<StructuredDataModule>(installed, 'structuredData.ts'),
  );
  const gates = await Promise.all(
    modulesOf<{ readonly edgeGate: EdgeGate }>(installed, 'edgeGate.ts'),
  );
  return {
    structuredData: new Map(
      described.flatMap(({ module }) => Object.entries(module.structuredData)),
    ),
    gates: new Map(gates.map(({ id, module }) => [id, module.edgeGate])),
  };
}

function modulesOf<Module>(
  installed: readonly InstalledPlugin[],
  name: string,
): Promise<{ readonly id: string; readonly module: Module }>[] {
  return installed
    .map(({ folder, manifest }) => ({ id: manifest.id, file: join(rootFolder, folder, name) }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ id, file }) => ({
      id,
      module: (await import(pathToFileURL(file).href)) as Module,
    }));
}
