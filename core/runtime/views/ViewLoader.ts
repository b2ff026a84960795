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
  /** Plugin whose dictionary is required, and whose name appears in reports. */
  readonly plugin: string;
  /** Further required namespaces, such as `betting.later`. */
  readonly texts?: readonly string[] | undefined;
  readonly load: Load<Code>;
}

/** Lazy parts that a view declares. */
export interface ViewParts {
  /** Loads the parts that a phone shows at once, so that the first screen can wait for them. */
  readonly loadMobileParts?: () => Promise<unknown>;
}

export type ViewState<Code = ComponentType<ViewProps> & ViewParts> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: Code }
  | { readonly kind: 'error'; readonly error: unknown };

/**
 * Code of views by name. A view is ready when its chunk and the dictionary of its plugin are
 * loaded; loaded views render at once the next time. A failed load can be retried.
 */
export class ViewLoader {
  readonly states = observable.map<string, ViewState<never>>([], { deep: false });
  readonly #i18n: I18n;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    makeAutoObservable(this, { states: false, state: false, load: false }, { autoBind: true });
  }

  /** A name identifies one piece of code, so the state under it is the state of this view. */
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

  /** Drops failed loads when the network is back; the views that show the failure load again. */
  retryFailed(): void {
    for (const [name, state] of [...this.states])
      if (state.kind === 'error') this.states.delete(name);
  }

  set(name: string, state: ViewState<never>): void {
    this.states.set(name, state);
  }
}
