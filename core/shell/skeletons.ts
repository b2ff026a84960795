import { createSkeleton } from '../ui/feedback/createSkeleton.ts';

/** Skeletons that fit many pages. */
export const skeletons = {
  list: createSkeleton(['table', 14]),
  text: createSkeleton(['lines', 10]),
  form: createSkeleton(['fields', 4]),
  panel: createSkeleton(['entries', 8]),
  control: createSkeleton(['control', 1]),
  row: createSkeleton(['row', 1]),
} as const;
