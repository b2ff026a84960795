import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next';
import { endsWithStop } from '#domain/texts/endsWithStop.ts';

/** Texts of one namespace in one language: flat, plural forms by suffix. */
export type Dictionary = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

export interface TextsOptions {
  readonly language: string;
  readonly defaultLanguage: string;
  /** Initial texts by language, then namespace. */
  readonly resources?: Resource;
  /** Reads all other texts. */
  readonly backend?: BackendModule;
  /** Called each time that no loaded dictionary has a text. */
  readonly onMissing: (key: { readonly namespace: string; readonly name: string }) => void;
}

/** Shown for a missing text, never the raw key or nothing. */
const missingText = '—';

/** Namespace of a key without one; no plugin has it. */
const noNamespace = 'core';

/** The i18next set-up of page, edge and tests. Ready at once, loads nothing by itself. */
export function createTexts({
  language,
  defaultLanguage,
  resources = {},
  backend,
  onMissing,
}: TextsOptions): i18n {
  const instance = createInstance();
  if (backend !== undefined) instance.use(backend);
  void instance.init({
    lng: language,
    fallbackLng: [...new Set([defaultLanguage, 'en'])],
    ns: [],
    defaultNS: noNamespace,
    fallbackNS: false,
    // With initial resources i18next reads no others by itself: neither the fallback languages
    // besides the first, nor anything during a change of the language, which is therefore one step.
    resources,
    initAsync: false,
    maxParallelReads: 100,
    keySeparator: false,
    nsSeparator: ':',
    // React escapes, and so does the code that writes HTML on the edge.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: (_languages, namespace, name) => onMissing({ namespace, name }),
    parseMissingKeyHandler: () => missingText,
  });
  return instance;
}

/**
 * Text of `namespace:name` with its values; a number `count` selects the plural form.
 *
 * Values are passed as `replace`, so that none of them is taken for an option of i18next.
 */
export function translate(texts: i18n, key: string, values: TextValues = {}): string {
  const { count } = values;
  const text = texts.t(
    key,
    typeof count === 'number' ? { replace: values, count } : { replace: values },
  );
  return Object.values(values).reduce<string>(withOneStop, text);
}

/** Drops the full stop behind a value that ends with one: `{{amount}}.` */
function withOneStop(text: string, value: string | number): string {
  return typeof value === 'string' && endsWithStop(value)
    ? text.replaceAll(`${value}.`, () => value)
    : text;
}
