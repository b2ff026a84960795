export interface DocumentTitleDependencies {
  readonly page: Pick<Document, 'title'>;
  readonly brandName: string;
  /** Path of the page that is shown. */
  readonly path: () => string;
  /** The HTML has a title given for this page, which the page's own does not replace. */
  readonly isGiven: boolean;
}

/** The window's title: given by operator or platform for an address, else the page's own. */
export class DocumentTitle {
  readonly #dependencies: DocumentTitleDependencies;
  #given: { readonly path: string; readonly title: string } | undefined;
  /** Path of the page that has named itself. */
  #named: string | undefined;

  constructor(dependencies: DocumentTitleDependencies) {
    this.#dependencies = dependencies;
    const { page, path, isGiven } = dependencies;
    if (isGiven) this.#given = { path: path(), title: page.title };
  }

  /** What a page calls itself. */
  show(own: string): void {
    this.#named = this.#dependencies.path();
    this.#write(own);
  }

  /** What a route calls its pages: holds until the page has named itself, which may come first. */
  showRoute(name: string): void {
    if (this.#named === this.#dependencies.path()) return;
    this.#named = undefined;
    this.#write(name);
  }

  #write(own: string): void {
    const { page, brandName, path } = this.#dependencies;
    page.title = this.#given?.path === path() ? this.#given.title : `${own} · ${brandName}`;
  }

  /** What this address is called, whatever the page says of itself. */
  give(title: string): void {
    const { page, brandName, path } = this.#dependencies;
    this.#given = { path: path(), title: `${title} · ${brandName}` };
    page.title = this.#given.title;
  }
}
