import type { ContributedCode } from '../plan/ContributedCode.ts';
import { manifests } from './manifests.ts';

/**
 * The code of the contributions, which the page has from its first moment. Here the manifests
 * themselves; a build puts the thunks that home needs in the place of this module and the others in
 * that of `laterCode.ts`.
 */
export const contributedCode: readonly ContributedCode[] = manifests;
