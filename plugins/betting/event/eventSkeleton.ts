import { createSkeleton } from '#core';

/** Skeleton of the page of an event. */
export const eventSkeleton = createSkeleton(['banner', 1], ['groups', 6]);
