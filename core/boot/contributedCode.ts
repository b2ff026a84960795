import type { ContributedCode } from '../plan/ContributedCode.ts';
import { manifests } from './manifests.ts';

/**
 * The code of all contributions, which the page has from its first moment. Here the manifests themselves; a build puts
 * their thunks alone in the place of this module.
 */
export const contributedCode: readonly ContributedCode[] = manifests;
