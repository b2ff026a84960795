import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next';
import { endsWithStop } from '#domain/texts/endsWithStop.ts';

/** The texts of one namespace in one language: flat, plural forms by suffix. */
export type Dictionary = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

export interface TextsOptions {
  readonly language: string;
  readonly defaultLanguage: string;
  /** By language, then namespace: what is there from the beginning. */
  readonly resources?: Resource;
  /** Reads what is not. */
  readonly backend?: BackendModule;
  /** Called each time that a text is in none of the dictionaries that are there. */
  readonly onMissing: (key: { readonly namespace: string; readonly name: string }) => void;
}

/** Shown for a text that no dictionary has: never the raw key, and never nothing. */
const missingText = '—';

/** The namespace of a key that names none; no plugin has it. */
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
    // With resources from the beginning i18next reads no others by itself: neither the fallback
    // languages beside the first, nor anything while the language changes, which is therefore one
    // step.
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
 * The text of `namespace:name` with its values; a number `count` chooses the plural form.
 *
 * Values are given as `replace`, so that none of them is taken for an option of i18next.
 */
export function translate(texts: i18n, key: string, values: TextValues = {}): string {
  const { count } = values;
  const text = texts.t(
    key,
    typeof count === 'number' ? { replace: values, count } : { replace: values },
  );
  return Object.values(values).reduce<string>(withOneStop, text);
}

/** No full stop behind a value that ends with one: `{{amount}}.` */
function withOneStop(text: string, value: string | number): string {
  return typeof value === 'string' && endsWithStop(value)
    ? text.replaceAll(`${value}.`, () => value)
    : text;
}
