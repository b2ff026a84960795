/** Error of an unusable database; the message says which file, why, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
