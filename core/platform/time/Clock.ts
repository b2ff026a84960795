/** Platform time (sessions, deadlines, kick-offs): server time plus a monotonic clock. */
export interface Clock {
  /** Epoch milliseconds by the platform. */
  readonly nowMs: () => number;
  /** Milliseconds since some start; never jumps. */
  readonly monotonicMs: () => number;
  /** Every answer and heartbeat carries the server's time. */
  readonly synchronise: (serverNowMs: number) => void;
}
