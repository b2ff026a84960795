import type { ContributedCode } from '../../core/runtime/plan/ContributedCode.ts';
import { firstCode as shipped } from '../../schemas/generated/firstCode.ts';
import { chaos } from './chaos/index.ts';
import { witness } from './witness/index.ts';

/** Replaces the generated module in the build for journeys about failing plugins. */
export const firstCode: readonly ContributedCode[] = [...shipped, chaos, witness];
