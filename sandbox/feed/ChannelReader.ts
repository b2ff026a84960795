/**
 * How one kind of channel reads its part of the platform. States are never changed: a reader returns the object it was
 * given when nothing that can be seen has changed, so that comparing is one `===` and differences are made once for all.
 */
export interface ChannelReader<State extends object, Data extends object> {
  /** `undefined`: there is nothing behind this channel (any more). */
  read(previous: State | undefined): State | undefined;
  snapshot(state: State): Data;
  /** `undefined`: nothing to tell. */
  delta(from: State, to: State): Data | undefined;
}
