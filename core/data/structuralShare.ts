/**
 * Returns the known record if the next one is equal (fields in the same order), so nothing renders.
 */
export function structuralShare<T>(known: T | undefined, next: T): T {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
