export interface PreloadFiles {
  /** Names below the folder of the build, the wanted one first, then what it imports. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Tokens of services that a view uses while rendering; absent where it uses none. */
  readonly services?: readonly string[];
}

/** What the build tells the edge: the files behind every contribution. */
export interface Preloads {
  readonly entry: string;
  /**
   * `main`, `later` (contributions that home does without), `personal` (those of pages for people
   * who are signed in), and the lazy layouts.
   */
  readonly shell: Record<string, PreloadFiles>;
  readonly routes: Record<string, PreloadFiles>;
  /** What a route's view brings in on a phone: its lazy parts whose names begin with `Mobile`. */
  readonly mobile: Record<string, PreloadFiles>;
  readonly slots: Record<string, PreloadFiles>;
  readonly guards: Record<string, PreloadFiles>;
  /** Services that start with the page, by token. */
  readonly services: Record<string, PreloadFiles>;
  /** Namespace → language → file; `file#name` where the file has several, each under its name. */
  readonly locales: Record<string, Readonly<Record<string, string>>>;
  /** File name in the sources → hashed file: fonts, the sprite. */
  readonly assets: Record<string, string>;
}
