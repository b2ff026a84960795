import { plugins } from '../../../plugins/index.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { shell } from '../../shell/index.ts';
import { debugManifests } from './debugManifests.ts';

declare global {
  interface ImportMetaEnv {
    /** Of a built page. Production leaves out what is for developers only. */
    readonly STAGE?: 'production' | 'demo';
  }
}

/** Everything that the build knows, in full: fetched when a plan has to be made in the page. */
export const manifests: readonly PluginManifest[] = [
  shell,
  ...(import.meta.env.STAGE === 'production' ? [] : debugManifests),
  ...plugins,
];
