import { createSkeleton } from '#core';

/** The page of an event while it comes. */
export const eventSkeleton = createSkeleton(['banner', 1], ['groups', 6]);
