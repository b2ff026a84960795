import { createSkeleton } from '#core';

/** Rows of bets while they come. */
export const historySkeleton = createSkeleton(['table', 15]);
