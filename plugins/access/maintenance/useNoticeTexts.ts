import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import type { NoticeLanguage } from './furtherLanguages.ts';

type Texts = Readonly<Record<string, string>>;

const dictionaries: Readonly<Record<NoticeLanguage, () => Promise<{ readonly default: Texts }>>> = {
  ru: async () => import('../locales/ru.json'),
  en: async () => import('../locales/en.json'),
};

/** Texts in another language than the page's; undefined until loaded, or if that fails. */
export function useNoticeTexts(language: NoticeLanguage): Texts | undefined {
  const { reports } = useServices();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    dictionaries[language]().then(
      (loaded) => setTexts(loaded.default),
      (error: unknown) =>
        reports.report(error, { plugin: 'access', contribution: 'texts of maintenance' }),
    );
  }, [language, reports]);
  return texts;
}
