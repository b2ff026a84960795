import type { ChannelReader } from './ChannelReader.ts';

/** One channel for all its readers: each state is read, compared and serialised once. */
export class SharedChannel {
  readonly key: string;
  readonly #reader: ChannelReader<object, object>;
  #state: object | undefined;
  readonly #snapshots = new WeakMap<object, string>();
  readonly #deltas = new WeakMap<
    object,
    { readonly to: object; readonly text: string | undefined }
  >();
  subscriptions = 0;

  private constructor(key: string, reader: ChannelReader<object, object>) {
    this.key = key;
    this.#reader = reader;
  }

  static of<State extends object, Data extends object>(
    key: string,
    reader: ChannelReader<State, Data>,
  ): SharedChannel {
    // Safe because every state passed to the reader came from this reader.
    return new SharedChannel(key, reader as unknown as ChannelReader<object, object>);
  }

  /** The current state; undefined when the channel does not exist. */
  get state(): object | undefined {
    return this.#state;
  }

  refresh(): void {
    this.#state = this.#reader.read(this.#state);
  }

  snapshot(state: object): string {
    const known = this.#snapshots.get(state);
    if (known !== undefined) return known;
    const text = JSON.stringify(this.#reader.snapshot(state));
    this.#snapshots.set(state, text);
    return text;
  }

  /** `undefined` when a reader that has `from` needs no message. */
  delta(from: object, to: object): string | undefined {
    const known = this.#deltas.get(from);
    if (known !== undefined && known.to === to) return known.text;
    const data = this.#reader.delta(from, to);
    const text = data === undefined ? undefined : JSON.stringify(data);
    this.#deltas.set(from, { to, text });
    return text;
  }
}
