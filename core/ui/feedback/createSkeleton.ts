/** A shape of which skeletons are made, with the height of what will stand there. */
export type SkeletonShape =
  | 'banner'
  | 'banners'
  | 'cards'
  | 'entries'
  | 'fields'
  | 'groups'
  | 'heading'
  | 'lines'
  | 'row'
  | 'table';

/** What stands where a view will be: shapes in the order of the page, each so many times or with so many rows. */
export type Skeleton = readonly (readonly [shape: SkeletonShape, count: number])[];

/** Declares a skeleton; core exports those that fit many pages, a plugin makes its own for pages of another build. */
export function createSkeleton(...shapes: Skeleton): Skeleton {
  return shapes;
}
