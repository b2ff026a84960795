import type { Dispose } from '../../contract/Dispose.ts';

/**
 * Prevents reloads while something that must not be repeated is in flight, such as a payment. Not
 * for calls that may be repeated.
 */
export interface PendingWork {
  /** Observable. */
  readonly isBusy: boolean;
  /** Marks work as begun; call the result when the outcome is certain. */
  readonly begin: (what: string) => Dispose;
}
