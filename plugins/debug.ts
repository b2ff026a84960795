import type { PluginManifest } from '#core';
import { cricket } from './cricket/index.ts';

/** Plugins for developers; the build of production leaves them out. */
export const debugPlugins: readonly PluginManifest[] = [cricket];
