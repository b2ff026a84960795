import { createSkeleton } from '#core';

/** Skeleton of the bet list. */
export const historySkeleton = createSkeleton(['table', 15]);
