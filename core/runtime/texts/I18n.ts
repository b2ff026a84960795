/** Texts outside of components; inside them `useTranslate` is shorter. */
export interface I18n {
  /** Observable. */
  readonly language: string;
  /** The language of a plugin's loaded texts: the fallback's where only that came. */
  readonly languageOf: (namespace: string) => string;
  /** `namespace:key`; a text in the default language or English before a raw key is ever shown. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly loadNamespace: (namespace: string) => Promise<void>;
  /** Whether a loaded namespace has the text, for what is left out rather than shown half. */
  readonly has: (key: string) => boolean;
}
