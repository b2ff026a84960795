import { makeAutoObservable, reaction } from 'mobx';
import type { SeoContent } from '../../../schemas/generated/wire.ts';
import { Resource } from '../../data/Resource.ts';
import { ownPath } from '../../runtime/head/ownPath.ts';
import { findPage } from '../../runtime/routes/findPage.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** The text below the page: from the HTML first, then of each page navigated to. */
export class SeoWords {
  readonly #services: CoreServices;
  readonly #content: Resource<SeoContent>;
  /** The address whose words are known or asked for. */
  #address: string | undefined;

  constructor(services: CoreServices) {
    const { http, navigation } = services;
    this.#services = services;
    this.#content = new Resource({
      ask: async (signal) =>
        this.#withOwnLinks(
          await http.call('seo.content', {
            query: { path: this.#publicPath(this.#address) ?? '' },
            signal,
          }),
        ),
    });
    makeAutoObservable(this, { start: false });
    const address = navigation.path;
    const path = this.#publicPath(address);
    const first = path === undefined ? undefined : http.first('seo.content', { query: { path } });
    if (first === undefined) return;
    this.#address = address;
    this.#content.put(this.#withOwnLinks(first));
  }

  /** A page without these words is whole: no failure is shown. */
  get content(): SeoContent | undefined {
    return this.#content.value;
  }

  /** Follows the navigation until the end. */
  start(): Dispose {
    const { navigation } = this.#services;
    const stop = reaction(
      () => (navigation.routeName === undefined ? undefined : navigation.path),
      (address) => this.#load(address),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#content.dispose();
    };
  }

  #load(address: string | undefined): void {
    if (address === this.#address) return;
    this.#address = address;
    this.#content.reset();
    if (this.#publicPath(address) !== undefined) void this.#content.load();
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
