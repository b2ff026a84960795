import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeGate } from '../core/plan/EdgeGate.ts';
import type { FirstPaint, StructuredData } from '../core/plan/PluginManifest.ts';
import { rootFolder, type InstalledPlugin } from '../tools/build/installedPlugins.ts';
import type { EdgeOptions } from './EdgeOptions.ts';

interface FirstPaintModule {
  readonly firstPaints: Readonly<Record<string, FirstPaint>>;
  readonly structuredData?: Readonly<Record<string, StructuredData>>;
}

/** What plugins give the edge alone: how routes are drawn before any script, what they say to machines, and their gates. */
export async function loadEdgeParts(installed: readonly InstalledPlugin[]): Promise<Required<Pick<EdgeOptions, 'firstPaints' | 'structuredData' | 'gates'>>> {
  const paints = await Promise.all(modulesOf<FirstPaintModule>(installed, 'firstPaint.ts'));
  const gates = await Promise.all(modulesOf<{ readonly edgeGate: EdgeGate }>(installed, 'edgeGate.ts'));
  return {
    firstPaints: new Map(paints.flatMap(({ module }) => Object.entries(module.firstPaints))),
    structuredData: new Map(paints.flatMap(({ module }) => Object.entries(module.structuredData ?? {}))),
    gates: new Map(gates.map(({ id, module }) => [id, module.edgeGate])),
  };
}

function modulesOf<Module>(installed: readonly InstalledPlugin[], name: string): Promise<{ readonly id: string; readonly module: Module }>[] {
  return installed
    .map(({ folder, manifest }) => ({ id: manifest.id, file: join(rootFolder, folder, name) }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ id, file }) => ({ id, module: (await import(pathToFileURL(file).href)) as Module }));
}
