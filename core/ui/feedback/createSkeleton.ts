/** A shape of which skeletons are made, with the height of what will stand there. */
export type SkeletonShape =
  | 'banner'
  | 'banners'
  | 'cards'
  | 'control'
  | 'entries'
  | 'fields'
  | 'groups'
  | 'heading'
  | 'lines'
  | 'row'
  | 'table';

/** The shapes of a view that loads, in order, each with a count of rows. */
export type Skeleton = readonly (readonly [shape: SkeletonShape, count: number])[];

/** Declares a skeleton; core exports those that fit many pages. */
export function createSkeleton(...shapes: Skeleton): Skeleton {
  return shapes;
}
