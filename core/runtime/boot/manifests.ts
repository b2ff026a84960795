import { plugins } from '../../../plugins/index.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { shell } from '../../shell/index.ts';
import { debugManifests } from './debugManifests.ts';

declare global {
  interface ImportMetaEnv {
    /** Stage of a built page. Production leaves out the plugins for developers. */
    readonly STAGE?: 'production' | 'demo';
  }
}

/** All manifests of the build in full: loaded when a plan has to be resolved in the page. */
export const manifests: readonly PluginManifest[] = [
  shell,
  ...(import.meta.env.STAGE === 'production' ? [] : debugManifests),
  ...plugins,
];
