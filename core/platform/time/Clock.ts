/** Platform time (sessions, deadlines, kick-offs): server time plus a monotonic clock. */
export interface Clock {
  /** Epoch milliseconds of the platform. */
  readonly nowMs: () => number;
  /** Milliseconds since an arbitrary start; never jumps. */
  readonly monotonicMs: () => number;
  /**
   * Adjusts the clock to the server time of a response or heartbeat.
   *
   * @param tookMs maximum age of the time: from the call to its response
   */
  readonly synchronise: (serverNowMs: number, tookMs?: number) => void;
}
