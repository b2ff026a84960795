import { createAtom, type IAtom } from 'mobx';
import type { I18nContribution } from '../plan/PluginManifest.ts';
import type { I18n, Reports } from '../services/CoreServices.ts';
import { fillText, type TextValues } from './fillText.ts';

/** The dictionary of one language: flat, plural forms by suffix. */
export type Dictionary = Readonly<Record<string, string>>;

export interface I18nDependencies {
  readonly language: string;
  readonly defaultLanguage: string;
  /** One namespace a plugin, by its id. */
  readonly namespaces: Readonly<Record<string, I18nContribution['load']>>;
  readonly reports: Pick<Reports, 'report'>;
  /** Texts by full key for what must be readable even when no dictionary arrives. */
  readonly builtIn?: Dictionary;
}

/** Texts whose language can change while the page stands; for the core alone. */
export interface ChangeableI18n extends I18n {
  /** Loads what is shown in another language; the function that it gives makes the change. Rejects when the shell's texts do not come. */
  readonly prepare: (language: string) => Promise<() => void>;
}

/** Shown for a text that no dictionary has: never the raw key, and never nothing. */
const missingText = '—';
const lastLanguage = 'en';

/**
 * Texts of the page's language. Only its dictionaries are loaded; those of the default language and English follow when
 * a text is missing, and whoever shows one of that dictionary (an observer) is drawn again, nobody else.
 */
export function createI18n({ language: firstLanguage, defaultLanguage, namespaces, reports, builtIn = {} }: I18nDependencies): ChangeableI18n {
  const languageAtom = createAtom('i18n language');
  const atoms = new Map<string, IAtom>();
  let language = firstLanguage;
  let languages = [...new Set([language, defaultLanguage, lastLanguage])];
  const loading = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  const dictionaries = new Map<string, Dictionary>();

  const atomOf = (namespace: string): IAtom => {
    const atom = atoms.get(namespace) ?? createAtom(`i18n ${namespace}`);
    atoms.set(namespace, atom);
    return atom;
  };

  /** Whoever reads a text is drawn again in another language, and when its dictionary has come. */
  const observe = (namespace: string): void => {
    languageAtom.reportObserved();
    atomOf(namespace).reportObserved();
  };

  const find = (key: string, values: TextValues | undefined): string | undefined => {
    const namespace = namespaceOf(key);
    for (const spoken of languages) {
      const text = fillText(dictionaries.get(`${spoken} ${namespace}`), spoken, key.slice(key.indexOf(':') + 1), values);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const loadDictionary = (namespace: string, spoken: string): Promise<void> => {
    const key = `${spoken} ${namespace}`;
    const known = loading.get(key);
    if (known !== undefined) return known;
    const load = namespaces[namespace];
    // A plugin may well have no texts.
    if (load === undefined) return Promise.resolve();
    const promise = load(spoken).then((module) => {
      dictionaries.set(key, module.default);
      atomOf(namespace).reportChanged();
    });
    loading.set(key, promise);
    // A dictionary that did not arrive is asked for again.
    promise.catch(() => loading.delete(key));
    return promise;
  };

  const loadFallbacks = (namespace: string): void => {
    for (const spoken of languages.slice(1)) {
      loadDictionary(namespace, spoken).catch((error: unknown) => reports.report(error, { plugin: namespace, contribution: `texts ${spoken}` }));
    }
  };

  const loadNamespace = async (namespace: string): Promise<void> => {
    try {
      await loadDictionary(namespace, language);
    } catch (error) {
      reports.report(error, { plugin: namespace, contribution: `texts ${language}` });
      for (const spoken of languages.slice(1)) {
        try {
          await loadDictionary(namespace, spoken);
          return;
        } catch (fallbackError) {
          reports.report(fallbackError, { plugin: namespace, contribution: `texts ${spoken}` });
        }
      }
    }
  };

  return {
    get language() {
      languageAtom.reportObserved();
      return language;
    },
    languageOf: (namespace) => {
      observe(namespace);
      return languages.find((spoken) => dictionaries.has(`${spoken} ${namespace}`)) ?? language;
    },
    loadNamespace,
    prepare: async (next) => {
      const shown = [...loading.keys()].flatMap((key) => (key.startsWith(`${language} `) ? [key.slice(language.length + 1)] : []));
      await Promise.all(
        shown.map((namespace) =>
          loadDictionary(namespace, next).catch((error: unknown) => {
            if (namespace === 'shell') throw error;
            reports.report(error, { plugin: namespace, contribution: `texts ${next}` });
          }),
        ),
      );
      return () => {
        language = next;
        languages = [...new Set([next, defaultLanguage, lastLanguage])];
        missing.clear();
        languageAtom.reportChanged();
      };
    },
    has: (key) => {
      observe(namespaceOf(key));
      return find(key, undefined) !== undefined;
    },
    t: (key, values) => {
      const namespace = namespaceOf(key);
      observe(namespace);
      const text = find(key, values);
      if (text !== undefined) return text;
      // A menu shows texts of plugins none of whose views is on the page.
      if (namespaces[namespace] !== undefined && !dictionaries.has(`${language} ${namespace}`)) {
        if (!loading.has(`${language} ${namespace}`)) void loadNamespace(namespace);
        return builtIn[key] ?? missingText;
      }
      if (!missing.has(key)) {
        missing.add(key);
        reports.report(`No text for ${key} in ${language}`, { plugin: namespace === '' ? 'core' : namespace, contribution: 'texts' });
        loadFallbacks(namespace);
      }
      return builtIn[key] ?? missingText;
    },
  };
}

function namespaceOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf(':')));
}
