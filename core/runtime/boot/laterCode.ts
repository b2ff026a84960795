import type { ContributedCode } from '../plan/ContributedCode.ts';

/**
 * The code of contributions that the first page does without: other pages, dialogs, commands,
 * setups. Here there is none, because `contributedCode.ts` has all; a build shares the thunks out
 * between the two.
 */
export const laterCode: readonly ContributedCode[] = [];
