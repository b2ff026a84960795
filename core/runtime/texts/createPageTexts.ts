import type { BackendModule } from 'i18next';
import { createAtom, type IAtom } from 'mobx';
import type { I18nContribution } from '../../contract/PluginManifest.ts';
import type { I18n } from './I18n.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import { createTexts, translate } from './createTexts.ts';

/** Loaders of dictionaries by namespace: `<plugin>` and `<plugin>.<part>`. */
export type Namespaces = Readonly<Record<string, I18nContribution['load']>>;

export interface PageTextsDependencies {
  readonly language: string;
  readonly defaultLanguage: string;
  readonly namespaces: Namespaces;
  readonly reports: Pick<Reports, 'report'>;
}

/** Texts with a language that can change in a running page; for the core alone. */
export interface ChangeableI18n extends I18n {
  /**
   * Loads the shown namespaces in another language, resolves to the switch. Rejects without shell
   * texts.
   */
  readonly prepare: (language: string) => Promise<() => void>;
}

/**
 * Texts of the page: i18next, observed by MobX. Fallback languages load when a text is missing. One
 * atom for the language and one for each namespace limit renders to the affected texts.
 */
export function createPageTexts({
  language: firstLanguage,
  defaultLanguage,
  namespaces,
  reports,
}: PageTextsDependencies): ChangeableI18n {
  const languageAtom = createAtom('language of the texts');
  const atoms = new Map<string, IAtom>();
  /** Whether a dictionary has been loaded, by `language namespace`. */
  const loading = new Map<string, Promise<boolean>>();
  const reported = new Set<string>();

  const texts = createTexts({
    language: firstLanguage,
    defaultLanguage,
    backend: backendOf(namespaces),
    onMissing: ({ namespace, name }) => {
      // A menu shows texts of plugins that have no view on the page.
      if (namespaces[namespace] !== undefined && !isThere(texts.language, namespace)) {
        if (!loading.has(`${texts.language} ${namespace}`)) void loadNamespace(namespace);
        return;
      }
      const key = `${namespace}:${name}`;
      if (reported.has(key)) return;
      reported.add(key);
      reports.report(`No text for ${key} in ${texts.language}`, {
        plugin: namespace,
        contribution: 'texts',
      });
      for (const fallback of texts.languages.slice(1)) void loadDictionary(fallback, namespace);
    },
  });
  texts.on('languageChanged', () => languageAtom.reportChanged());
  texts.store.on('added', (language, namespace) => {
    if (texts.languages.includes(language)) atoms.get(namespace)?.reportChanged();
  });
  texts.on('failedLoading', (language, namespace, error) =>
    reports.report(error, { plugin: namespace, contribution: `texts ${language}` }),
  );

  const isThere = (language: string, namespace: string): boolean =>
    texts.hasResourceBundle(language, namespace);

  /** Observers of a text render again on a language change and when its dictionary is loaded. */
  const observe = (key: string): void => {
    languageAtom.reportObserved();
    const namespace = key.split(':', 1)[0] ?? '';
    const atom = atoms.get(namespace) ?? createAtom(`texts of ${namespace}`);
    atoms.set(namespace, atom);
    atom.reportObserved();
  };

  const loadDictionary = (language: string, namespace: string): Promise<boolean> => {
    // A plugin need not have texts.
    if (namespaces[namespace] === undefined) return Promise.resolve(true);
    const key = `${language} ${namespace}`;
    const known = loading.get(key);
    if (known !== undefined) return known;
    const promise = texts.reloadResources([language], [namespace]).then(() => {
      // A dictionary that failed to load is requested again by the next view that needs it.
      if (!isThere(language, namespace)) loading.delete(key);
      return isThere(language, namespace);
    });
    loading.set(key, promise);
    return promise;
  };

  const loadNamespace = async (namespace: string): Promise<void> => {
    for (const language of texts.languages) if (await loadDictionary(language, namespace)) return;
  };

  return {
    get language() {
      languageAtom.reportObserved();
      return texts.language;
    },
    languageOf: (namespace) => {
      observe(namespace);
      return texts.languages.find((each) => isThere(each, namespace)) ?? texts.language;
    },
    loadNamespace,
    prepare: async (next) => {
      const shown = [...loading.keys()].flatMap((key) =>
        key.startsWith(`${texts.language} `) ? [key.slice(texts.language.length + 1)] : [],
      );
      await Promise.all(
        shown.map(async (namespace) => {
          if (!(await loadDictionary(next, namespace)) && namespace === 'shell')
            throw new Error(`The texts of the frame did not arrive in ${next}`);
        }),
      );
      return () => {
        reported.clear();
        void texts.changeLanguage(next);
      };
    },
    has: (key) => {
      observe(key);
      return texts.exists(key);
    },
    t: (key, values) => {
      observe(key);
      return translate(texts, key, values);
    },
  };
}

function backendOf(namespaces: Namespaces): BackendModule {
  return {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    read: async (language: string, namespace: string) =>
      (await namespaces[namespace]?.(language))?.default,
  };
}
