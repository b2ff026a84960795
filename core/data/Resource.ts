import { action, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices } from '../contract/CoreServices.ts';
import type { Dispose } from '../contract/Dispose.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { RefCount } from './RefCount.ts';

/** Where the loading of a value stands. */
export type ResourceState<Value> =
  /** Not asked for. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  /** Asked again: the value of before stays meanwhile. */
  | { readonly kind: 'refreshing'; readonly value: Value }
  /** The previous value: the refresh failed, or no view uses it now (then without an error). */
  | { readonly kind: 'stale'; readonly value: Value; readonly error?: unknown }
  /** The platform knows no such thing (404): another try would not help. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How a resource asks, and how long its value is good. */
export interface ResourceOptions<Value> {
  /** Asks once. The signal is aborted when the answer is not wanted any more. */
  readonly ask: (signal: AbortSignal) => Promise<Value>;
  /** Runs with every value before it is taken, in the same action; what it throws is a failure. */
  readonly onValue?: (value: Value) => void;
  /** True: asked again only when the language changes. Otherwise each opening asks again. */
  readonly isCached?: boolean;
}

/** What an open resource depends on; `createResource` takes it from the core's services. */
export interface ResourceSurroundings {
  readonly language?: () => string;
  readonly poll?: (run: () => Promise<void>) => Dispose;
}

/** A question that is not answered yet. */
interface Question {
  readonly controller: AbortController;
  /** Set when the same is asked again before the answer: settles when that question is answered. */
  next?: Promise<void>;
}

/** One answer of the platform: the newest question counts, the last value stays meanwhile. */
export class Resource<Value> {
  state: ResourceState<Value> = { kind: 'idle' };
  readonly #options: ResourceOptions<Value>;
  readonly #surroundings: ResourceSurroundings;
  readonly #use = new RefCount(() => this.#begin());
  #asking: Question | undefined;
  #askedIn: string | undefined;
  /** The value was put in before the first opening: that one need not ask. */
  #isFresh = false;

  constructor(options: ResourceOptions<Value>, surroundings: ResourceSurroundings = {}) {
    this.#options = options;
    this.#surroundings = surroundings;
    makeAutoObservable(
      this,
      // What came with the page is put in while a component is drawn, where only an explicit action
      // may write.
      { state: observableRef, open: false, isOpen: false, put: action },
      { autoBind: true },
    );
  }

  /** The newest value that is known, however old. */
  get value(): Value | undefined {
    return 'value' in this.state ? this.state.value : undefined;
  }

  get hasValue(): boolean {
    return 'value' in this.state;
  }

  /** There is nothing to show yet. */
  get isLoading(): boolean {
    return this.state.kind === 'idle' || this.state.kind === 'loading';
  }

  /** An answer is waited for, whether or not an older value is shown. */
  get isBusy(): boolean {
    return this.state.kind === 'loading' || this.state.kind === 'refreshing';
  }

  /** There is nothing to show, and another try may help. */
  get hasFailed(): boolean {
    return this.state.kind === 'failed';
  }

  /** Why the last try has failed, whether or not an older value is shown. */
  get error(): unknown {
    return 'error' in this.state ? this.state.error : undefined;
  }

  get isMissing(): boolean {
    return this.state.kind === 'missing';
  }

  /** Loads, follows the language and polls until disposed. A further opening retries a failure. */
  open(): Dispose {
    if (this.isOpen && this.hasFailed) this.retry();
    return this.#use.retain();
  }

  get isOpen(): boolean {
    return this.#use.isUsed;
  }

  /**
   * Asks now, and says so: `loading`, or `refreshing` where a value is known. Like that of
   * `refresh`, the promise ends when the newest question is answered, also one that came after.
   */
  load(): Promise<void> {
    const { state } = this;
    this.state =
      'value' in state ? { kind: 'refreshing', value: state.value } : { kind: 'loading' };
    return this.#ask();
  }

  /** Asks now; what is shown stays until there is an answer. */
  refresh(): Promise<void> {
    return this.#ask();
  }

  retry(): void {
    void this.load();
  }

  /** Takes a value that came another way; what was asked before is not waited for. */
  put(value: Value): void {
    if (!this.isOpen) this.#isFresh = true;
    this.#askedIn = this.#surroundings.language?.();
    this.apply(value);
  }

  /** Changes the value that is known, if any; what is on its way is still waited for. */
  update(change: (value: Value) => Value): void {
    if ('value' in this.state) this.state = { ...this.state, value: change(this.state.value) };
  }

  /** It is known from elsewhere that there is no such thing. */
  setMissing(): void {
    this.#abort();
    this.state = { kind: 'missing' };
  }

  /** Forgets all, as before the first question. */
  reset(): void {
    this.#abort();
    this.#isFresh = false;
    this.state = { kind: 'idle' };
  }

  /** Ends what runs, although it may still be open; for an owner that goes. */
  dispose(): void {
    this.#use.dispose();
    this.#abort();
  }

  #begin(): Dispose {
    const { language, poll } = this.#surroundings;
    const isGood =
      (this.#isFresh || this.#options.isCached === true) &&
      this.hasValue &&
      this.#askedIn === language?.();
    this.#isFresh = false;
    if (!isGood) void this.load();
    const endLanguage =
      language === undefined ? undefined : reaction(language, () => void this.refresh());
    const endPoll = poll?.(this.refresh);
    return () => {
      endLanguage?.();
      endPoll?.();
      this.leave();
    };
  }

  /** The last user has closed it: a pending answer is dropped. */
  private leave(): void {
    this.#abort();
    const { state } = this;
    if (state.kind === 'loading') this.state = { kind: 'idle' };
    else if (
      state.kind === 'refreshing' ||
      (state.kind === 'ready' && this.#options.isCached !== true)
    )
      this.state = { kind: 'stale', value: state.value };
  }

  #ask(): Promise<void> {
    const before = this.#asking;
    this.#abort();
    const asking: Question = { controller: new AbortController() };
    this.#asking = asking;
    this.#askedIn = this.#surroundings.language?.();
    const answered = this.#answer(asking);
    if (before !== undefined) before.next = answered;
    return answered;
  }

  async #answer(asking: Question): Promise<void> {
    try {
      const value = await this.#options.ask(asking.controller.signal);
      if (this.#asking === asking) this.apply(value);
    } catch (error) {
      if (this.#asking === asking) this.fail(error);
    }
    // Who waits for the newest value is not told of an old one because it was asked for again.
    await asking.next;
  }

  private apply(value: Value): void {
    this.#options.onValue?.(value);
    this.#abort();
    this.state = { kind: 'ready', value };
  }

  private fail(error: unknown): void {
    this.#asking = undefined;
    if ('value' in this.state) this.state = { kind: 'stale', value: this.state.value, error };
    else if (error instanceof HttpError && error.status === 404) this.state = { kind: 'missing' };
    else this.state = { kind: 'failed', error };
  }

  #abort(): void {
    this.#asking?.controller.abort();
    this.#asking = undefined;
  }
}

/** What a resource follows of the core. */
export interface ResourceServices {
  readonly environment: Pick<CoreServices['environment'], 'language'>;
  readonly scheduler: Pick<CoreServices['scheduler'], 'poll'>;
}

/** Options of `createResource`. */
export interface FollowingOptions<Value> extends ResourceOptions<Value> {
  /** How often it is asked again while it is open; not at all without it. */
  readonly everyMs?: number;
}

/** A resource that reloads when the language changes, and polls where its value moves. */
export function createResource<Value>(
  { environment, scheduler }: ResourceServices,
  { everyMs, ...options }: FollowingOptions<Value>,
): Resource<Value> {
  return new Resource(options, {
    language: () => environment.language,
    ...(everyMs === undefined ? {} : { poll: (run) => scheduler.poll({ everyMs }, run) }),
  });
}

/** Resources of one kind by what they are asked with, each made when it is first needed. */
export function keyedResource<Key extends readonly (string | number | undefined)[], Value>(
  make: (...key: Key) => Resource<Value>,
): (...key: Key) => Resource<Value> {
  const known = new Map<string, Resource<Value>>();
  return (...key) => {
    const text = key.join(' ');
    let resource = known.get(text);
    if (resource === undefined) {
      resource = make(...key);
      known.set(text, resource);
    }
    return resource;
  };
}
