import type { ChannelReader } from './ChannelReader.ts';

/**
 * One channel for all its subscriptions: each state is read, compared and serialised once.
 * Subscriptions treat a state as an opaque mark; its type is known to the reader of the channel
 * only.
 */
export interface SharedChannel {
  readonly key: string;
  subscriptions: number;
  /** The current state; undefined if the channel does not exist. */
  readonly state: object | undefined;
  readonly refresh: () => void;
  readonly snapshot: () => string;
  /** `undefined` if a subscription at `from` needs no message. */
  readonly deltaFrom: (from: object) => string | undefined;
}

export function shareChannel<State extends object, Data extends object>(
  key: string,
  reader: ChannelReader<State, Data>,
): SharedChannel {
  let state: State | undefined;
  let snapshot: string | undefined;
  const states = new WeakMap<object, State>();
  let deltas = new WeakMap<object, { readonly text: string | undefined }>();
  return {
    key,
    subscriptions: 0,
    get state() {
      return state;
    },
    refresh() {
      const next = reader.read(state);
      if (next === state) return;
      state = next;
      snapshot = undefined;
      deltas = new WeakMap();
      if (next !== undefined) states.set(next, next);
    },
    snapshot() {
      if (state === undefined) throw new RangeError(`The channel ${key} has no state to send`);
      return (snapshot ??= JSON.stringify(reader.snapshot(state)));
    },
    deltaFrom(mark) {
      const known = deltas.get(mark);
      if (known !== undefined) return known.text;
      const from = states.get(mark);
      const data = from && state && reader.delta(from, state);
      const text = data === undefined ? undefined : JSON.stringify(data);
      deltas.set(mark, { text });
      return text;
    },
  };
}
