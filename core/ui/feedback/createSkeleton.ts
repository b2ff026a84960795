/** Shape of a skeleton, with the height of the content. */
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

/** Shapes of a loading view, in order, each with a count of rows. */
export type Skeleton = readonly (readonly [shape: SkeletonShape, count: number])[];

/** Declares a skeleton; the core exports those that fit many pages. */
export function createSkeleton(...shapes: Skeleton): Skeleton {
  return shapes;
}
