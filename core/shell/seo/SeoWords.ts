import { makeAutoObservable, reaction } from 'mobx';
import type { SeoContent } from '../../../schemas/generated/wire.ts';
import { Resource } from '../../data/Resource.ts';
import { splitAddress } from '../../runtime/routes/splitAddress.ts';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** Text below the page: from the HTML first, then requested for each navigation. */
export class SeoWords {
  readonly #navigator: Runtime['navigator'];
  readonly #content: Resource<SeoContent>;
  /** Address whose text is loaded or requested. */
  #address: string | undefined;

  constructor({ services: { http }, navigator }: Pick<Runtime, 'services' | 'navigator'>) {
    this.#navigator = navigator;
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
    const address = navigator.path;
    const path = this.#publicPath(address);
    const first = path === undefined ? undefined : http.first('seo.content', { query: { path } });
    if (first === undefined) return;
    this.#address = address;
    this.#content.put(this.#withOwnLinks(first));
  }

  /** A page without this text is complete, so no failure is shown. */
  get content(): SeoContent | undefined {
    return this.#content.value;
  }

  /** Follows the navigation until disposed. */
  start(): Dispose {
    const navigator = this.#navigator;
    const stop = reaction(
      () => (navigator.routeName === undefined ? undefined : navigator.path),
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

  /** Path of a page that search engines may list; undefined for others. */
  #publicPath(address: string | undefined): string | undefined {
    if (address === undefined) return undefined;
    const { path } = splitAddress(address);
    const page = this.#navigator.find(path);
    return page?.route.isPrivate === false ? (page.canonicalPath ?? path) : undefined;
  }

  /** Removes links to pages that this site does not have. */
  #withOwnLinks(content: SeoContent): SeoContent {
    return {
      ...content,
      links: content.links.filter(({ path }) => this.#navigator.find(path) !== undefined),
    };
  }
}
