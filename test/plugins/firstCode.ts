import type { ContributedCode } from '../../core/runtime/plan/ContributedCode.ts';
import { firstCode as shipped } from '../../schemas/generated/firstCode.ts';
import { chaos } from './chaos/index.ts';
import { witness } from './witness/index.ts';

/** Of the build for journeys about failing plugins, in the place of the generated module. */
export const firstCode: readonly ContributedCode[] = [...shipped, chaos, witness];
