import { ownedFlag } from '../../service/ownedFlag.ts';

/** Whether the details of a match are open where the markets come first. */
export const openDetailsOf = ownedFlag('betting/open-details', false);
