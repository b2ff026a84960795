import { inspector } from '../inspector/index.ts';
import { workbench } from '../workbench/index.ts';
import type { PluginManifest } from '../plan/PluginManifest.ts';

/** Built-in plugins for developers. The build of production puts an empty list in the place of this module. */
export const debugManifests: readonly PluginManifest[] = [inspector, workbench];
