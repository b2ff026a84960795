/** Feed faults that the control API sets, to prove that a page notices them. */
export class FeedFaults {
  updatesPerSecond = 0;
  /** The events whose prices move; undefined for all live ones. */
  loadGameIds: readonly number[] | undefined;
  isPaused = false;
  isDelayed = false;
  /** Number of deltas to lose; their sequence numbers are used up. */
  gaps = 0;
  /** Number of deltas to send twice. */
  duplicates = 0;
  /** Nothing is sent, not even a heartbeat, until this instant of machine time. */
  mutedUntilMs = 0;

  reset(): void {
    this.updatesPerSecond = 0;
    this.loadGameIds = undefined;
    this.isPaused = false;
    this.isDelayed = false;
    this.gaps = 0;
    this.duplicates = 0;
    this.mutedUntilMs = 0;
  }
}
