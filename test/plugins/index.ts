import type { PluginManifest } from '#core';
import { plugins as shipped } from '../../plugins/index.ts';
import { chaos } from './chaos/index.ts';
import { witness } from './witness/index.ts';

/** Of the build for journeys about failing plugins, in the place of plugins/index.ts. */
export const plugins: readonly PluginManifest[] = [...shipped, chaos, witness];
