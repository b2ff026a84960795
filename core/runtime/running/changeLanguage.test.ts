import { autorun, observable } from 'mobx';
import { expect, test } from 'vitest';
import type { Environment } from '../boot/Environment.ts';
import { changeLanguage, type LanguageDependencies } from './changeLanguage.ts';

const going = new AbortController().signal;

function stage(prepare: LanguageDependencies['i18n']['prepare']) {
  const log: string[] = [];
  const environment = observable<Environment>({
    brand: 'northline',
    language: 'en',
    languages: ['en', 'ar', 'ua'],
    direction: 'ltr',
    stage: 'test',
    isMobile: false,
    isBot: false,
  });
  const root = { lang: 'en', dir: 'ltr' };
  const parts = {
    environment,
    root,
    i18n: { prepare } as LanguageDependencies['i18n'],
    http: { dropFirst: () => void log.push('first data dropped') },
    feed: { setLanguage: (language: string) => void log.push(`feed ${language}`) },
    cookies: {
      write: (name: string, value: string, maxAgeS?: number) =>
        void log.push(`${name}=${value} for ${(maxAgeS ?? 0) / 86_400} days`),
    },
  };
  return { parts, log, environment, root };
}

test('SHL-220 texts, language and direction change in one step, then feed and cookie', async () => {
  const { parts, log, environment, root } = stage(async () => () => void log.push('texts'));
  const end = autorun(() => void log.push(`${environment.language} ${environment.direction}`));
  await changeLanguage('ar', going, parts);
  expect(log).toEqual([
    'en ltr',
    'texts',
    'ar rtl',
    'first data dropped',
    'feed ar',
    'lng=ar for 365 days',
  ]);
  expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
  end();
});

test('SHL-221 the document has the canonical tag', async () => {
  const { parts, root } = stage(async () => () => undefined);
  await changeLanguage('ua', going, parts);
  expect(root.lang).toBe('uk');
});

test('SHL-611 nothing changes when the texts fail to load', async () => {
  const { parts, log, environment } = stage(async () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(changeLanguage('ar', going, parts)).rejects.toThrow('Failed to fetch');
  expect([environment.language, log]).toEqual(['en', []]);
});

test('SHL-220 a superseded change is not applied', async () => {
  const { parts, log, environment } = stage(async () => () => void log.push('texts'));
  await changeLanguage('ar', AbortSignal.abort(), parts);
  expect([environment.language, log]).toEqual(['en', []]);
});
