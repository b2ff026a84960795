/**
 * Reads the state of one kind of channel. States are immutable: a reader returns the previous
 * object if nothing visible has changed, so that comparing is one `===` and differences are
 * computed once for all subscriptions.
 */
export interface ChannelReader<State extends object, Data extends object> {
  /** Returns `undefined` if the channel does not exist, or no longer. */
  read(previous: State | undefined): State | undefined;
  snapshot(state: State): Data;
  /** Returns `undefined` if there is no visible difference. */
  delta(from: State, to: State): Data | undefined;
}
