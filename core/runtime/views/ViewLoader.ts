import { makeAutoObservable, observable } from 'mobx';
import type { ComponentType } from 'react';
import type { Load } from '../../contract/Load.ts';
import type { I18n } from '../texts/I18n.ts';

/** Props of a contribution: none for routes and slots, the token's payload for a modal. */
export type ViewProps = Readonly<Record<string, unknown>>;

/** Code that is loaded when it is shown: a route, a slot, a modal, a layout. */
export interface View<Code = ComponentType<ViewProps> & ViewParts> {
  /** Kind and id, such as `slot betting.sport-tree`: key of its code and name in reports. */
  readonly name: string;
  /** Whose dictionary must be there, and whose name stands in reports. */
  readonly plugin: string;
  /** Other namespaces that must be there, such as `betting.later`. */
  readonly texts?: readonly string[] | undefined;
  readonly load: Load<Code>;
}

/** What a view may say of its lazy parts. */
export interface ViewParts {
  /** Loads what it shows at once on a phone, so that the first screen can wait for it. */
  readonly loadMobileParts?: () => Promise<unknown>;
}

export type ViewState<Code = ComponentType<ViewProps> & ViewParts> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: Code }
  | { readonly kind: 'error'; readonly error: unknown };

/**
 * The code of views by name. A view is ready when its chunk and the dictionary of its plugin have
 * arrived; what was loaded once renders at once the next time. A failed load can be tried again.
 */
export class ViewLoader {
  readonly states = observable.map<string, ViewState<never>>([], { deep: false });
  readonly #i18n: I18n;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    makeAutoObservable(this, { states: false, state: false, load: false }, { autoBind: true });
  }

  /** A name stands for one piece of code, so the state under it is the state of this view. */
  state<Code>(view: View<Code>): ViewState<Code> | undefined {
    return this.states.get(view.name) as ViewState<Code> | undefined;
  }

  /** Starts the load unless it runs or has succeeded. */
  load<Code>(view: View<Code>): Promise<void> {
    const state = this.states.get(view.name);
    if (state?.kind === 'ready' || state?.kind === 'loading') return Promise.resolve();
    this.set(view.name, { kind: 'loading' });
    const texts = [view.plugin, ...(view.texts ?? [])].map((namespace) =>
      this.#i18n.loadNamespace(namespace),
    );
    return Promise.all([view.load(), ...texts]).then(
      ([component]) => this.set(view.name, { kind: 'ready', component: component as never }),
      (error: unknown) => this.set(view.name, { kind: 'error', error }),
    );
  }

  /** The network is back: what could not be loaded is asked for by the views that show so. */
  retryFailed(): void {
    for (const [name, state] of [...this.states])
      if (state.kind === 'error') this.states.delete(name);
  }

  set(name: string, state: ViewState<never>): void {
    this.states.set(name, state);
  }
}
