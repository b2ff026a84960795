import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const languages = ['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'tr'];

/** Texts that name the destination of a code, by dictionary: all codes live for 10 minutes. */
const sent = [
  ['auth/locales/ways', 'code.sent'],
  ['auth/locales/factor', 'stepUp.sent.email'],
  ['auth/locales/factor', 'stepUp.sent.sms'],
  ['auth/locales/factor', 'device.hint'],
  ['recovery/locales', 'finish.sent.phone'],
  ['recovery/locales', 'fast.enterSent'],
  ['recovery/locales/change', 'phone.sent'],
  ['registration/locales', 'phone.sent'],
] as const;

test('AUT-248 FM10 wherever a code is sent its lifetime is shown', () => {
  const silent = languages.flatMap((language) =>
    sent.flatMap(([folder, key]) => {
      const file = `plugins/${folder}/${language}.json`;
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      return /\b10\b/.test(texts[key] ?? '') ? [] : [`${file}: ${key}`];
    }),
  );
  expect(silent).toEqual([]);
});
