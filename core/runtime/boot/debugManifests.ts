import { inspector } from '../../shell/inspector/index.ts';
import { workbench } from '../../shell/workbench/index.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';

/** Built-in plugins for developers. The build of production puts an empty list in the place of this module. */
export const debugManifests: readonly PluginManifest[] = [inspector, workbench];
