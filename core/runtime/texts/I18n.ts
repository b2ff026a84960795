/** Texts outside of components; inside them `useTranslate` is shorter. */
export interface I18n {
  /** Observable. */
  readonly language: string;
  /** In which language the texts of a plugin are there: another than the page's where only the fallback came. */
  readonly languageOf: (namespace: string) => string;
  /** `namespace:key`; a text in the default language or English before a raw key is ever shown. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly loadNamespace: (namespace: string) => Promise<void>;
  /** Whether a text is there, its namespace being loaded: for what is not said at all rather than half. */
  readonly has: (key: string) => boolean;
}
