import { useMemo } from 'react';
import { useServices } from './useServices.ts';

/** Text of a key, with `{{name}}` and plural forms filled from the values. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Texts of one dictionary. A view is shown only after the dictionary of its plugin is loaded, so
 * this never waits.
 *
 * @param namespace id of the plugin; a key of another one is written `namespace:key`
 */
export function useTranslate(namespace: string): Translate {
  const { i18n } = useServices();
  const { language } = i18n;
  // A new function for another language, so that memos and effects that depend on it run again.
  const texts = useMemo(() => {
    const t: Translate = (key, values) =>
      i18n.t(key.includes(':') ? key : `${namespace}:${key}`, values);
    return { language, t };
  }, [i18n, namespace, language]);
  return texts.t;
}
