import type { Dispose } from '../../contract/Dispose.ts';

/** A bet or a payment is in flight: no reload now. Not for calls that may be repeated. */
export interface PendingWork {
  /** Observable. */
  readonly isBusy: boolean;
  /** Call what it returns when the outcome is certain, whatever it is. */
  readonly begin: (what: string) => Dispose;
}
