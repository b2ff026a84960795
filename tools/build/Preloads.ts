export interface PreloadFiles {
  /** Paths in the build folder: the requested file first, then its imports. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Tokens of services that a view uses while rendering; absent if there are none. */
  readonly services?: readonly string[];
}

/** The build's information for the edge: the files of every contribution. */
export interface Preloads {
  readonly entry: string;
  /**
   * `main`, `later` (contributions that home does not need), `personal` (those of pages for
   * signed-in users), and the lazy layouts.
   */
  readonly shell: Record<string, PreloadFiles>;
  readonly routes: Record<string, PreloadFiles>;
  /** Additional files of a route on a phone: its lazy parts whose names begin with `Mobile`. */
  readonly mobile: Record<string, PreloadFiles>;
  readonly slots: Record<string, PreloadFiles>;
  readonly guards: Record<string, PreloadFiles>;
  /** Services that start with the page, by token. */
  readonly services: Record<string, PreloadFiles>;
  /** Namespace → language → file; `file#name` if the file holds several dictionaries by name. */
  readonly locales: Record<string, Readonly<Record<string, string>>>;
  /** File name in the sources → hashed file: fonts, the sprite. */
  readonly assets: Record<string, string>;
}
