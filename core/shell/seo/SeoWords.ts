import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SeoContent } from '../../../schemas/generated/wire.ts';
import { ownPath } from '../../runtime/head/ownPath.ts';
import { findPage } from '../../runtime/routes/findPage.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** The words below the page that is shown: those that came with the HTML, then those of each page gone to. */
export class SeoWords {
  content: SeoContent | undefined;
  readonly #services: CoreServices;
  /** The address whose words came with the HTML. */
  #firstAddress: string | undefined;
  #current: AbortController | undefined;

  constructor(services: CoreServices) {
    this.#services = services;
    makeAutoObservable(this, { content: observableRef, start: false });
    const address = services.navigation.path;
    const path = this.#publicPath(address);
    const first =
      path === undefined ? undefined : services.http.first('seo.content', { query: { path } });
    if (first === undefined) return;
    this.#firstAddress = address;
    runInAction(() => (this.content = this.#withOwnLinks(first)));
  }

  /** Follows the navigation until the end. */
  start(): Dispose {
    const { navigation } = this.#services;
    const stop = reaction(
      () => (navigation.routeName === undefined ? undefined : navigation.path),
      (address) => void this.#load(address),
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
    const isFirst = address !== undefined && address === this.#firstAddress;
    this.#firstAddress = undefined;
    if (isFirst) return;
    const path = this.#publicPath(address);
    let content: SeoContent | undefined;
    if (path !== undefined) {
      try {
        const { http } = this.#services;
        content = this.#withOwnLinks(
          await http.call('seo.content', { query: { path }, signal: controller.signal }),
        );
      } catch {
        // A page without these words is whole.
      }
    }
    if (controller.signal.aborted) return;
    runInAction(() => (this.content = content));
  }

  /** The path of a page that search engines may list; undefined for others. */
  #publicPath(address: string | undefined): string | undefined {
    const { plan } = this.#services;
    const path = address === undefined ? undefined : ownPath(plan, address);
    const route = path === undefined ? undefined : findPage(plan, path)?.route;
    return route?.isPrivate === false ? path : undefined;
  }

  /** Without links to pages that this site does not have. */
  #withOwnLinks(content: SeoContent): SeoContent {
    const { plan } = this.#services;
    return {
      ...content,
      links: content.links.filter(({ path }) => findPage(plan, path) !== undefined),
    };
  }
}
