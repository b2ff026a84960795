import { debugPlugins } from '../../../plugins/debug.ts';
import { inspector } from '../../shell/inspector/index.ts';
import { workbench } from '../../shell/workbench/index.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';

/** Plugins for developers. The production build leaves them out (`manifests.ts`). */
export const debugManifests: readonly PluginManifest[] = [inspector, workbench, ...debugPlugins];
