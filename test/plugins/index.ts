import type { PluginManifest } from '#core';
import { plugins as shipped } from '../../plugins/index.ts';
import { chaos } from './chaos/index.ts';
import { witness } from './witness/index.ts';

/** Replaces plugins/index.ts in the build for journeys about failing plugins. */
export const plugins: readonly PluginManifest[] = [...shipped, chaos, witness];
