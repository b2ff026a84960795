import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import type { NoticeLanguage } from './secondLanguage.ts';

type Texts = Readonly<Record<string, string>>;

const dictionaries: Readonly<Record<NoticeLanguage, () => Promise<{ readonly default: Texts }>>> = {
  ru: async () => import('../locales/ru.json'),
  en: async () => import('../locales/en.json'),
};

/** The texts of another language than the page's; undefined until they are there, and for good when they do not come. */
export function useNoticeTexts(language: NoticeLanguage | undefined): Texts | undefined {
  const { reports } = useServices();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    if (language === undefined) return;
    dictionaries[language]().then(
      (loaded) => setTexts(loaded.default),
      (error: unknown) =>
        reports.report(error, { plugin: 'access', contribution: 'texts of maintenance' }),
    );
  }, [language, reports]);
  return language === undefined ? undefined : texts;
}
