import { languageTag } from '../../runtime/texts/languageTag.ts';
import { readPageSeo } from '../../runtime/head/fromWire.ts';
import { descriptionOf } from '../../runtime/head/overriddenText.ts';
import { headOf, type HeadTag } from '../../runtime/head/headOf.ts';
import { isPublicRoute } from '../../runtime/head/isPublicRoute.ts';
import { ownPath } from '../../runtime/head/ownPath.ts';
import { emptySeo, type PageSeo } from '../../runtime/head/PageSeo.ts';
import type { PlannedRoute } from '../../runtime/plan/Plan.ts';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import { splitAddress } from '../../runtime/routes/splitAddress.ts';

/** Updates the head after navigations; the first page has it in its HTML. */
export class HeadUpdater {
  readonly #runtime: Runtime;
  readonly #page: Document;
  /** Language tags of the served page for search engines, and its picture. */
  readonly #tags: ReadonlyMap<string, string>;
  readonly #picture: string | undefined;
  #current: AbortController | undefined;

  constructor(runtime: Runtime, page: Document = document) {
    this.#runtime = runtime;
    this.#page = page;
    const links = [
      ...page.head.querySelectorAll<HTMLLinkElement>('link[hreflang]:not([hreflang="x-default"])'),
    ];
    this.#tags = new Map(
      links.flatMap(({ href, hreflang }) =>
        URL.canParse(href)
          ? [[splitAddress(new URL(href).pathname).language ?? '', hreflang] as const]
          : [],
      ),
    );
    const picture =
      page.head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    // The picture of one page is not kept for the next; the brand's is.
    const path = URL.canParse(picture) ? new URL(picture).pathname : '';
    this.#picture = path.startsWith('/brands/') ? path : undefined;
  }

  /** Updates the head after a navigation. */
  async arrive(): Promise<void> {
    this.#current?.abort();
    const controller = new AbortController();
    this.#current = controller;
    const { navigator, services, title } = this.#runtime;
    const { page } = navigator;
    // Structured data of the previous page.
    for (const script of this.#page.head.querySelectorAll('script[type="application/ld+json"]'))
      script.remove();
    if (page.kind !== 'page') return this.#write([]);
    const { route } = page;
    // A description may be among the later texts.
    await Promise.all(
      [route.plugin, route.descriptionKey?.split(':')[0] ?? route.plugin].map(async (namespace) =>
        services.i18n.loadNamespace(namespace),
      ),
    );
    if (controller.signal.aborted) return;
    const own = services.config.routes[route.name]?.meta?.title?.[services.i18n.language];
    if (own !== undefined) title.give(own);
    this.#describe(route, emptySeo);
    if (!isPublicRoute(route, services.config)) return;
    const [seo, isKnown] = await Promise.all([
      this.#ask(controller.signal),
      this.#isKnown(route, controller.signal),
    ]);
    if (!isKnown && !controller.signal.aborted) {
      navigator.showNotFound();
      return this.#write([]);
    }
    if (seo === undefined || controller.signal.aborted) return;
    if (seo.title !== undefined) title.give(seo.title);
    this.#describe(route, seo);
  }

  dispose(): void {
    this.#current?.abort();
  }

  /** Undefined when the platform has no data, or does not respond in time. */
  async #ask(signal: AbortSignal): Promise<PageSeo | undefined> {
    const { navigator, services } = this.#runtime;
    try {
      const asked = { query: { path: ownPath(services.plan, navigator.path) }, signal };
      const [page, visual] = await Promise.all([
        services.http.call('seo.page', asked),
        services.http.call('seo.visual', asked).catch(() => ({})),
      ]);
      return readPageSeo(page, navigator.url.origin, visual);
    } catch {
      // The defaults apply, as search engines read the served page.
      return undefined;
    }
  }

  /** Asks the platform, as the edge does for a load: false if the address's ids never existed. */
  async #isKnown(route: PlannedRoute, signal: AbortSignal): Promise<boolean> {
    const { navigator, services } = this.#runtime;
    if (!Object.keys(navigator.params).some((name) => route.parameters[name]?.isLookedUp === true))
      return true;
    const { path: own } = splitAddress(navigator.path);
    const path = navigator.find(own)?.canonicalPath ?? own;
    try {
      const { isKnown } = await services.http.call('seo.address', { query: { path }, signal });
      return isKnown;
    } catch {
      // Without a response the page itself shows that it has no data.
      return true;
    }
  }

  #describe(route: PlannedRoute, seo: PageSeo): void {
    const { navigator, services } = this.#runtime;
    const { config, i18n } = services;
    const { brand, languages, site } = config;
    const { language } = i18n;
    const textOf = (key: string): string | undefined => (i18n.has(key) ? i18n.t(key) : undefined);
    this.#write(
      headOf(
        {
          origin: navigator.url.origin,
          path: ownPath(services.plan, navigator.path),
          language,
          languages: languages.available
            .filter((each) => !languages.hidden.includes(each))
            .map((each) => ({ language: each, tag: this.#tags.get(each) ?? languageTag(each) })),
          defaultLanguage: site.lng,
          brandName: brand.name,
          title: this.#page.title,
          description: descriptionOf({ route, params: navigator.params }, config, language, textOf),
          isPublic: isPublicRoute(route, config),
          picture: this.#picture,
        },
        seo,
      ).tags,
    );
  }

  #write(tags: readonly HeadTag[]): void {
    const { head } = this.#page;
    for (const old of head.querySelectorAll('[data-head]')) old.remove();
    for (const { name, attributes } of tags) {
      const element = this.#page.createElement(name);
      for (const [attribute, value] of Object.entries(attributes))
        element.setAttribute(attribute, value);
      element.toggleAttribute('data-head', true);
      head.append(element);
    }
  }
}
