import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SeoContent } from '../../../schemas/generated/wire.ts';
import { ownPath } from '../../head/ownPath.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import type { CoreServices, Dispose } from '../../services/CoreServices.ts';

/** The words below the page that is shown: those that came with the HTML, then those of each page gone to. */
export class SeoWords {
  content: SeoContent | undefined;
  readonly #services: CoreServices;
  #current: AbortController | undefined;

  constructor(services: CoreServices) {
    this.#services = services;
    makeAutoObservable(this, { content: observableRef, start: false });
  }

  /** Follows the navigation until the end. */
  start(): Dispose {
    const { navigation } = this.#services;
    const stop = reaction(
      () => (navigation.routeName === undefined ? undefined : navigation.path),
      (path) => void this.#load(path),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#current?.abort();
    };
  }

  async #load(address: string | undefined): Promise<void> {
    this.#current?.abort();
    const controller = new AbortController();
    this.#current = controller;
    const { http, plan } = this.#services;
    const path = address === undefined ? undefined : ownPath(plan, address);
    const route = path === undefined ? undefined : matchRoute(plan.routes, path)?.route;
    let content: SeoContent | undefined;
    if (path !== undefined && route?.isPrivate === false) {
      try {
        const answer = await http.call('seo.content', {
          query: { path },
          signal: controller.signal,
        });
        content = {
          ...answer,
          links: answer.links.filter((link) => matchRoute(plan.routes, link.path) !== undefined),
        };
      } catch {
        // A page without these words is whole.
      }
    }
    if (controller.signal.aborted) return;
    runInAction(() => (this.content = content));
  }
}
