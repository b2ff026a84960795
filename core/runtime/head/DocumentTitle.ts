export interface DocumentTitleDependencies {
  readonly page: Pick<Document, 'title'>;
  readonly brandName: string;
  /** Path of the current page. */
  readonly path: () => string;
  /** The HTML has a title set for this page, which the page's own does not replace. */
  readonly isGiven: boolean;
}

/** Title of the window: set by operator or platform for an address, else the page's own. */
export class DocumentTitle {
  readonly #dependencies: DocumentTitleDependencies;
  #given: { readonly path: string; readonly title: string } | undefined;
  /** Path of the page that has set its own title. */
  #named: string | undefined;

  constructor(dependencies: DocumentTitleDependencies) {
    this.#dependencies = dependencies;
    const { page, path, isGiven } = dependencies;
    if (isGiven) this.#given = { path: path(), title: page.title };
  }

  /** Sets the page's own title. */
  show(own: string): void {
    this.#named = this.#dependencies.path();
    this.#write(own);
  }

  /** Sets the title of a route, unless the page has set its own already. */
  showRoute(name: string): void {
    if (this.#named === this.#dependencies.path()) return;
    this.#named = undefined;
    this.#write(name);
  }

  #write(own: string): void {
    const { page, brandName, path } = this.#dependencies;
    page.title = this.#given?.path === path() ? this.#given.title : `${own} · ${brandName}`;
  }

  /** Sets the title of this address, which takes precedence over the page's own. */
  give(title: string): void {
    const { page, brandName, path } = this.#dependencies;
    this.#given = { path: path(), title: `${title} · ${brandName}` };
    page.title = this.#given.title;
  }
}
