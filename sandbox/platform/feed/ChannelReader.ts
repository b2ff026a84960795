/**
 * Reads the state of one kind of channel. States are immutable: a reader returns the object it was
 * given when nothing visible has changed, so that comparing is one `===` and differences are
 * computed once for all readers.
 */
export interface ChannelReader<State extends object, Data extends object> {
  /** `undefined`: the channel does not exist (any more). */
  read(previous: State | undefined): State | undefined;
  snapshot(state: State): Data;
  /** `undefined`: no visible difference. */
  delta(from: State, to: State): Data | undefined;
}
