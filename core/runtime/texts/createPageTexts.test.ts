import { autorun } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { createPageTexts } from './createPageTexts.ts';
import type { Dictionary } from './createTexts.ts';

let loads: string[];
let reported: string[];
let dictionaries: Record<string, Dictionary | 'broken'>;

beforeEach(() => {
  loads = [];
  reported = [];
  dictionaries = {
    ru: {
      place: 'Поставить',
      count_one: '{{count}} ставка',
      count_few: '{{count}} ставки',
      count_many: '{{count}} ставок',
      hello: 'Привет, {{name}}',
    },
    de: { place: 'Wetten', only_de: 'Nur deutsch' },
    en: {
      place: 'Place bet',
      only_en: 'English only',
      count_one: '{{count}} bet',
      count_other: '{{count}} bets',
    },
  };
});

function open(language = 'ru') {
  return createPageTexts({
    language,
    defaultLanguage: 'de',
    reports: {
      report: (error, { plugin, contribution }) =>
        void reported.push(`${plugin}, ${contribution}: ${String(error)}`),
    },
    namespaces: {
      coupon: async (of) => {
        loads.push(of);
        const dictionary = dictionaries[of];
        if (dictionary === undefined || dictionary === 'broken')
          throw new Error(`no chunk for ${of}`);
        return { default: dictionary };
      },
      support: async () => ({ default: { ask: 'Спросить' } }),
    },
  });
}

test('SHL-57 only the language of the page is loaded, once', async () => {
  const i18n = open();
  await Promise.all([i18n.loadNamespace('coupon'), i18n.loadNamespace('coupon')]);
  expect([i18n.t('coupon:place'), loads, reported]).toEqual(['Поставить', ['ru'], []]);
  await i18n.loadNamespace('a-plugin-without-texts');
});

test('SHL-57 checking for a text loads and reports nothing', async () => {
  const i18n = open();
  expect(i18n.has('coupon:place')).toBe(false);
  await i18n.loadNamespace('coupon');
  expect([i18n.has('coupon:place'), i18n.has('coupon:only_en'), loads, reported]).toEqual([
    true,
    false,
    ['ru'],
    [],
  ]);
});

test('SHL-57 an observer that checks for a text is notified when it is loaded', async () => {
  const i18n = open();
  const seen: boolean[] = [];
  const end = autorun(() => void seen.push(i18n.has('coupon:place')));
  await i18n.loadNamespace('coupon');
  expect(seen).toEqual([false, true]);
  end();
});

test('SHL-57 a loaded dictionary renders only the observers of its texts again', async () => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  const seen: string[] = [];
  const end = autorun(() => void seen.push(`${i18n.language} ${i18n.t('coupon:place')}`));
  await i18n.loadNamespace('support');
  expect([i18n.t('support:ask'), seen]).toEqual(['Спросить', ['ru Поставить']]);
  end();
});

test('SHL-57 A69 a missing text falls back to the default language and English; its observers render again', async () => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  const seen: string[] = [];
  const end = autorun(() => void seen.push(i18n.t('coupon:only_en')));
  await settle();
  expect(seen).toEqual(['—', '—', 'English only']);
  expect(i18n.t('coupon:only_de')).toBe('Nur deutsch');
  expect(loads).toEqual(['ru', 'de', 'en']);
  end();
});

test('SHL-57 a dictionary that was not requested is loaded by the first text that is shown', async () => {
  const i18n = open();
  const seen: string[] = [];
  const end = autorun(() => void seen.push(i18n.t('coupon:place')));
  await settle();
  expect([seen, loads, reported]).toEqual([['—', 'Поставить'], ['ru'], []]);
  end();
});

test('SHL-57 A69 a missing text is a dash, never the key, and is reported once', async () => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  for (let count = 0; count < 3; count += 1) {
    expect([
      i18n.t('coupon:main_dictionary_load_error'),
      i18n.t('no_namespace'),
      i18n.t('other:key_of_nobody'),
    ]).toEqual(['—', '—', '—']);
    await settle();
  }
  expect(reported).toHaveLength(3);
});

test('SHL-57 a dictionary that fails to load is replaced by the next language, and requested again', async () => {
  dictionaries['ru'] = 'broken';
  dictionaries['de'] = 'broken';
  const i18n = open();
  await i18n.loadNamespace('coupon');
  expect([i18n.t('coupon:place'), loads]).toEqual(['Place bet', ['ru', 'de', 'en']]);
  dictionaries['ru'] = { place: 'Поставить' };
  await i18n.loadNamespace('coupon');
  expect(i18n.t('coupon:place')).toBe('Поставить');
});

test.each([
  [1, '1 ставка'],
  [2, '2 ставки'],
  [5, '5 ставок'],
  [21, '21 ставка'],
  [112, '112 ставок'],
])('SHL-58 %i takes the plural form of the language', async (count, text) => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  expect(i18n.t('coupon:count', { count })).toBe(text);
});

test('SHL-58 values are inserted unchanged', async () => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  expect(i18n.t('coupon:hello', { name: '<b>Ann & Bob</b>' })).toBe('Привет, <b>Ann & Bob</b>');
});

test('SHL-220 another language is applied at once when its texts are loaded, and observers of texts render again', async () => {
  const i18n = open();
  await i18n.loadNamespace('coupon');
  const seen: string[] = [];
  const end = autorun(
    () => void seen.push(`${i18n.language} ${i18n.languageOf('coupon')} ${i18n.t('coupon:place')}`),
  );
  const commit = await i18n.prepare('de');
  expect(new Set(seen)).toEqual(new Set(['ru ru Поставить']));
  commit();
  expect(seen.at(-1)).toBe('de de Wetten');
  end();
});

test('SHL-611 the shell must have its texts in the other language; a plugin without any uses the fallback', async () => {
  const load = async (of: string) => {
    if (of === 'tr') throw new Error('no chunk');
    return { default: { place: of } };
  };
  const of = (namespace: string) =>
    createPageTexts({
      language: 'ru',
      defaultLanguage: 'en',
      reports: { report: (error) => void reported.push(String(error)) },
      namespaces: { [namespace]: load },
    });
  const shell = of('shell');
  await shell.loadNamespace('shell');
  await expect(shell.prepare('tr')).rejects.toThrow('did not arrive in tr');
  expect(shell.t('shell:place')).toBe('ru');

  const plugin = of('coupon');
  await plugin.loadNamespace('coupon');
  (await plugin.prepare('tr'))();
  await plugin.loadNamespace('coupon');
  expect([plugin.language, plugin.languageOf('coupon'), plugin.t('coupon:place')]).toEqual([
    'tr',
    'en',
    'en',
  ]);
});
