import { action, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices } from '../contract/CoreServices.ts';
import type { Dispose } from '../contract/Dispose.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { RefCount } from './RefCount.ts';

/** Loading state of a value. */
export type ResourceState<Value> =
  /** Not requested. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  /** Requested again; the previous value is kept meanwhile. */
  | { readonly kind: 'refreshing'; readonly value: Value }
  /** The previous value: the refresh failed, or no view uses it now (then without an error). */
  | { readonly kind: 'stale'; readonly value: Value; readonly error?: unknown }
  /** The platform answered 404: a retry would not help. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How a resource is requested, and how long its value is valid. */
export interface ResourceOptions<Value> {
  /** Requests the value once. The signal is aborted when the response is no longer wanted. */
  readonly ask: (signal: AbortSignal) => Promise<Value>;
  /**
   * Runs with every value before it is set, in the same action; throwing makes the request fail.
   */
  readonly onValue?: (value: Value) => void;
  /** True: requested again only when the language changes. Otherwise on each opening. */
  readonly isCached?: boolean;
}

/** Environment of an open resource; `createResource` takes it from the core's services. */
export interface ResourceEnvironment {
  readonly language?: () => string;
  readonly poll?: (run: () => Promise<void>) => Dispose;
}

/** Pending request. */
interface PendingRequest {
  readonly controller: AbortController;
  /** Set when a newer request supersedes this one: settles with the newer request. */
  next?: Promise<void>;
}

/**
 * Value requested from the platform: the newest request counts, the last value is kept meanwhile.
 */
export class Resource<Value> {
  state: ResourceState<Value> = { kind: 'idle' };
  readonly #options: ResourceOptions<Value>;
  readonly #environment: ResourceEnvironment;
  readonly #use = new RefCount(() => this.#begin());
  #pending: PendingRequest | undefined;
  #requestedIn: string | undefined;
  /** The value was set before the first opening, which then need not request it. */
  #isFresh = false;

  constructor(options: ResourceOptions<Value>, environment: ResourceEnvironment = {}) {
    this.#options = options;
    this.#environment = environment;
    makeAutoObservable(
      this,
      // Inlined values are set while a component renders, where only an explicit action may write.
      { state: observableRef, open: false, isOpen: false, put: action },
      { autoBind: true },
    );
  }

  /** The newest known value, however old. */
  get value(): Value | undefined {
    return 'value' in this.state ? this.state.value : undefined;
  }

  get hasValue(): boolean {
    return 'value' in this.state;
  }

  /** No value to show yet. */
  get isLoading(): boolean {
    return this.state.kind === 'idle' || this.state.kind === 'loading';
  }

  /** A request is pending, whether or not an older value is shown. */
  get isBusy(): boolean {
    return this.state.kind === 'loading' || this.state.kind === 'refreshing';
  }

  /** No value to show, and a retry may help. */
  get hasFailed(): boolean {
    return this.state.kind === 'failed';
  }

  /** Error of the last request, whether or not an older value is shown. */
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
   * Requests now, with the state `loading`, or `refreshing` if a value is known. Like that of
   * `refresh`, the promise settles with the newest request, including one that starts later.
   */
  load(): Promise<void> {
    const { state } = this;
    this.state =
      'value' in state ? { kind: 'refreshing', value: state.value } : { kind: 'loading' };
    return this.#request();
  }

  /** Requests now; the shown state is kept until the response. */
  refresh(): Promise<void> {
    return this.#request();
  }

  retry(): void {
    void this.load();
  }

  /** Sets a value from another source; pending requests are dropped. */
  put(value: Value): void {
    if (!this.isOpen) this.#isFresh = true;
    this.#requestedIn = this.#environment.language?.();
    this.apply(value);
  }

  /** Changes the known value, if any; pending requests continue. */
  update(change: (value: Value) => Value): void {
    if ('value' in this.state) this.state = { ...this.state, value: change(this.state.value) };
  }

  /** Sets the state `missing`, for callers that know that the platform would answer 404. */
  setMissing(): void {
    this.#abort();
    this.state = { kind: 'missing' };
  }

  /** Clears everything, as before the first request. */
  reset(): void {
    this.#abort();
    this.#isFresh = false;
    this.state = { kind: 'idle' };
  }

  /** Ends all requests even while open, when its owner is disposed. */
  dispose(): void {
    this.#use.dispose();
    this.#abort();
  }

  #begin(): Dispose {
    const { language, poll } = this.#environment;
    const isGood =
      (this.#isFresh || this.#options.isCached === true) &&
      this.hasValue &&
      this.#requestedIn === language?.();
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

  /** The last user has closed it: a pending response is dropped. */
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

  #request(): Promise<void> {
    const before = this.#pending;
    this.#abort();
    const pending: PendingRequest = { controller: new AbortController() };
    this.#pending = pending;
    this.#requestedIn = this.#environment.language?.();
    const settled = this.#run(pending);
    if (before !== undefined) before.next = settled;
    return settled;
  }

  async #run(pending: PendingRequest): Promise<void> {
    try {
      const value = await this.#options.ask(pending.controller.signal);
      if (this.#pending === pending) this.apply(value);
    } catch (error) {
      if (this.#pending === pending) this.fail(error);
    }
    // A superseded request does not settle promises that wait for the newest value.
    await pending.next;
  }

  private apply(value: Value): void {
    this.#options.onValue?.(value);
    this.#abort();
    this.state = { kind: 'ready', value };
  }

  private fail(error: unknown): void {
    this.#pending = undefined;
    if ('value' in this.state) this.state = { kind: 'stale', value: this.state.value, error };
    else if (error instanceof HttpError && error.status === 404) this.state = { kind: 'missing' };
    else this.state = { kind: 'failed', error };
  }

  #abort(): void {
    this.#pending?.controller.abort();
    this.#pending = undefined;
  }
}

/** Core services that a resource follows. */
export interface ResourceServices {
  readonly environment: Pick<CoreServices['environment'], 'language'>;
  readonly scheduler: Pick<CoreServices['scheduler'], 'poll'>;
}

/** Options of `createResource`. */
export interface FollowingOptions<Value> extends ResourceOptions<Value> {
  /** Polling interval while open; without it there is no polling. */
  readonly everyMs?: number;
}

/** Creates a resource that reloads when the language changes, and polls if `everyMs` is set. */
export function createResource<Value>(
  { environment, scheduler }: ResourceServices,
  { everyMs, ...options }: FollowingOptions<Value>,
): Resource<Value> {
  return new Resource(options, {
    language: () => environment.language,
    ...(everyMs === undefined ? {} : { poll: (run) => scheduler.poll({ everyMs }, run) }),
  });
}

/** Resources of one kind by their request arguments, each created on first use. */
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
