import { plugins } from '../../../plugins/index.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { shell } from '../../shell/index.ts';
import { debugManifests } from './debugManifests.ts';

/** Everything that the build knows, in full: fetched when a plan has to be made in the page. */
export const manifests: readonly PluginManifest[] = [shell, ...debugManifests, ...plugins];
