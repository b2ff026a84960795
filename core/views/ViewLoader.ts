import { makeAutoObservable, observable } from 'mobx';
import type { ComponentType } from 'react';
import type { Load } from '../plan/PluginManifest.ts';
import type { I18n } from '../services/CoreServices.ts';

export type ViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: ComponentType }
  | { readonly kind: 'error'; readonly error: unknown };

/**
 * The code of views by key. A view is ready when its chunk and the dictionary of its plugin have arrived; what was
 * loaded once renders at once the next time. A failed load can be tried again.
 */
export class ViewLoader {
  readonly states = observable.map<string, ViewState>([], { deep: false });
  readonly #i18n: I18n;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    makeAutoObservable(this, { states: false, load: false }, { autoBind: true });
  }

  state(key: string): ViewState | undefined {
    return this.states.get(key);
  }

  /** Starts the load unless it runs or has succeeded. */
  load(key: string, plugin: string, load: Load<ComponentType>): Promise<void> {
    const state = this.states.get(key);
    if (state?.kind === 'ready' || state?.kind === 'loading') return Promise.resolve();
    this.set(key, { kind: 'loading' });
    return Promise.all([load(), this.#i18n.loadNamespace(plugin)]).then(
      ([component]) => this.set(key, { kind: 'ready', component }),
      (error: unknown) => this.set(key, { kind: 'error', error }),
    );
  }

  set(key: string, state: ViewState): void {
    this.states.set(key, state);
  }
}
