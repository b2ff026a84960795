/** How the control API may spoil the feed, to prove that a page notices. */
export class FeedFaults {
  updatesPerSecond = 0;
  /** These events are stirred; all live ones without it. */
  stirredGameIds: readonly number[] | undefined;
  isPaused = false;
  isDelayed = false;
  /** So many deltas are lost on the way, for each subscription their numbers are used up. */
  gaps = 0;
  /** So many deltas are sent twice. */
  duplicates = 0;
  /** Nothing is sent, not even a heartbeat, until this instant of machine time. */
  mutedUntilMs = 0;

  reset(): void {
    this.updatesPerSecond = 0;
    this.stirredGameIds = undefined;
    this.isPaused = false;
    this.isDelayed = false;
    this.gaps = 0;
    this.duplicates = 0;
    this.mutedUntilMs = 0;
  }
}
