import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { SharedUse } from './SharedUse.ts';

/** `missing`: the platform knows no such thing; another try would not help. */
export type AskedState<Value> = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'missing' } | { readonly kind: 'ready'; readonly value: Value };

type AskedCore = Pick<CoreServices, 'environment' | 'scheduler'>;

/** An answer of the platform for as long as somebody shows it: asked once, again in another language, and now and then where it moves. */
export class AskedStore<Value> {
  state: AskedState<Value> = { kind: 'loading' };
  readonly #core: AskedCore;
  readonly #ask: () => Promise<Value>;
  readonly #everyMs: number | undefined;
  readonly #use = new SharedUse(() => this.#begin());
  /** Only the newest question may be answered. */
  #question = 0;

  /** @param everyMs how often it is asked again while it is shown; once without it */
  constructor(core: AskedCore, ask: () => Promise<Value>, everyMs?: number) {
    this.#core = core;
    this.#ask = ask;
    this.#everyMs = everyMs;
    makeAutoObservable(this, { state: observableRef, open: false }, { autoBind: true });
  }

  get value(): Value | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  open(): Dispose {
    return this.#use.join();
  }

  retry(): void {
    this.state = { kind: 'loading' };
    void this.#load();
  }

  #begin(): Dispose {
    void this.#load();
    const endLanguage = reaction(
      () => this.#core.environment.language,
      () => void this.#load(),
    );
    const endPoll = this.#everyMs === undefined ? undefined : this.#core.scheduler.poll({ everyMs: this.#everyMs }, this.#load);
    return () => {
      endLanguage();
      endPoll?.();
    };
  }

  readonly #load = async (): Promise<void> => {
    const question = (this.#question += 1);
    try {
      const value = await this.#ask();
      runInAction(() => {
        if (question === this.#question) this.state = { kind: 'ready', value };
      });
    } catch (error) {
      runInAction(() => {
        // What was shown stays: it is older, and true.
        if (question !== this.#question || this.state.kind === 'ready') return;
        this.state = { kind: error instanceof HttpError && error.status === 404 ? 'missing' : 'failed' };
      });
    }
  };
}
