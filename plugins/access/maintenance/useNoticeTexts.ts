import { useEffect, useState } from 'react';
import { createTexts, translate } from '#core';
import { useServices } from '#core/ui';
import type { NoticeLanguage } from './furtherLanguages.ts';

type Translate = (name: string, values?: Readonly<Record<string, string>>) => string;

const dictionaries: Readonly<
  Record<NoticeLanguage, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
> = {
  ru: async () => import('../locales/ru.json'),
  en: async () => import('../locales/en.json'),
};

/** Translates into another language than the page's; undefined until loaded, or if that fails. */
export function useNoticeTexts(language: NoticeLanguage): Translate | undefined {
  const { reports } = useServices();
  const [texts, setTexts] = useState<{ readonly t: Translate }>();
  useEffect(() => {
    const report = (error: unknown): void =>
      reports.report(error, { plugin: 'access', contribution: 'texts of maintenance' });
    dictionaries[language]().then(({ default: access }) => {
      const instance = createTexts({
        language,
        defaultLanguage: language,
        resources: { [language]: { access } },
        onMissing: ({ name }) => report(`No text for access:${name} in ${language}`),
      });
      setTexts({ t: (name, values) => translate(instance, `access:${name}`, values) });
    }, report);
  }, [language, reports]);
  return texts?.t;
}
