/** Texts outside of components; inside them `useTranslate` is shorter. */
export interface I18n {
  /** Observable. */
  readonly language: string;
  /** Language of a plugin's loaded texts: the fallback's if only that could be loaded. */
  readonly languageOf: (namespace: string) => string;
  /**
   * `namespace:key`; a missing text falls back to the default language, then English; a raw key is
   * never shown.
   */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly loadNamespace: (namespace: string) => Promise<void>;
  /** Whether a loaded namespace has the text, for content that is left out without it. */
  readonly has: (key: string) => boolean;
}
