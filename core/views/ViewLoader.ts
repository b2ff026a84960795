import { makeAutoObservable, observable } from 'mobx';
import type { ComponentType } from 'react';
import type { Load } from '../plan/PluginManifest.ts';
import type { I18n } from '../services/CoreServices.ts';

/** What a contribution of a plugin is given: nothing for routes and slots, the payload of its token for a modal. */
export type ViewProps = Readonly<Record<string, unknown>>;

/** Code that is loaded when it is shown: a route, a slot, a modal, a layout. */
export interface View<Props = ViewProps> {
  /** Kind and id, such as `slot betting.sport-tree`: the key of its code and its name in reports. */
  readonly name: string;
  /** Whose dictionary must be there, and whose name stands in reports. */
  readonly plugin: string;
  /** Part of the plugin's texts that must be there, too (`locales/<part>/`). */
  readonly texts?: string | undefined;
  readonly load: Load<ComponentType<Props>>;
}

/** What a view may say of its lazy parts. */
export interface ViewParts {
  /** Loads what it shows at once on a phone, so that the first screen can wait for it. */
  readonly loadMobileParts?: () => Promise<unknown>;
}

export type ViewState<Props = ViewProps> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: ComponentType<Props> & ViewParts }
  | { readonly kind: 'error'; readonly error: unknown };

/**
 * The code of views by name. A view is ready when its chunk and the dictionary of its plugin have arrived; what was
 * loaded once renders at once the next time. A failed load can be tried again.
 */
export class ViewLoader {
  readonly states = observable.map<string, ViewState<never>>([], { deep: false });
  readonly #i18n: I18n;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    makeAutoObservable(this, { states: false, state: false, load: false }, { autoBind: true });
  }

  /** A name stands for one piece of code, so the state under it is the state of this view. */
  state<Props>(view: View<Props>): ViewState<Props> | undefined {
    return this.states.get(view.name) as ViewState<Props> | undefined;
  }

  /** Starts the load unless it runs or has succeeded. */
  load<Props>(view: View<Props>): Promise<void> {
    const state = this.states.get(view.name);
    if (state?.kind === 'ready' || state?.kind === 'loading') return Promise.resolve();
    this.set(view.name, { kind: 'loading' });
    const texts = [view.plugin, ...(view.texts === undefined ? [] : [`${view.plugin}.${view.texts}`])].map((namespace) => this.#i18n.loadNamespace(namespace));
    return Promise.all([view.load(), ...texts]).then(
      ([component]) => this.set(view.name, { kind: 'ready', component: component as ComponentType<never> }),
      (error: unknown) => this.set(view.name, { kind: 'error', error }),
    );
  }

  /** The network is back: what could not be loaded is asked for by the views that show so. */
  retryFailed(): void {
    for (const [name, state] of [...this.states]) if (state.kind === 'error') this.states.delete(name);
  }

  set(name: string, state: ViewState<never>): void {
    this.states.set(name, state);
  }
}
