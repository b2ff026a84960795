/** Platform time (sessions, deadlines, kick-offs): server time plus a monotonic clock. */
export interface Clock {
  /** Epoch milliseconds by the platform. */
  readonly nowMs: () => number;
  /** Milliseconds since some start; never jumps. */
  readonly monotonicMs: () => number;
  /**
   * Every answer and heartbeat carries the server's time.
   *
   * @param tookMs how old the time may be: from the call to its answer
   */
  readonly synchronise: (serverNowMs: number, tookMs?: number) => void;
}
