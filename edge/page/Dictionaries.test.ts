import { expect, test } from 'vitest';
import { Dictionaries } from './Dictionaries.ts';

function open() {
  const reported: string[] = [];
  const dictionaries = new Dictionaries(
    new Map([
      [
        'coupon/ru',
        { title: 'Купон', count_few: '{{count}} ставки', count_many: '{{count}} ставок' },
      ],
      ['coupon/de', { title: 'Wettschein', only: 'Nur deutsch' }],
      ['coupon/en', { title: 'Coupon', english: 'English', of: 'Coupon of {{name}}' }],
      ['coupon.later/en', { more: 'More' }],
    ]),
    (message) => void reported.push(message),
  );
  return { dictionaries, reported };
}

test('SHL-57 SHL-58 the edge speaks as the page does: plural forms, then the default language of the site, then English', () => {
  const { dictionaries, reported } = open();
  const { t, find } = dictionaries.in('ru', 'de');
  expect([
    t('coupon:title'),
    t('coupon:count', { count: 2 }),
    t('coupon:count', { count: 5 }),
    t('coupon:only'),
    t('coupon:english'),
    t('coupon.later:more'),
    find('coupon:of', { name: '<Ann>' }),
  ]).toEqual([
    'Купон',
    '2 ставки',
    '5 ставок',
    'Nur deutsch',
    'English',
    'More',
    'Coupon of <Ann>',
  ]);
  expect(dictionaries.in('ru', 'en').find('coupon:only')).toBeUndefined();
  expect(reported).toEqual([]);
});

test('SHL-57 a text that no dictionary has is a dash, never its key, and is reported once', () => {
  const { dictionaries, reported } = open();
  for (const language of ['ru', 'de', 'ru'])
    expect(dictionaries.in(language, 'en').t('coupon:nowhere')).toBe('—');
  expect(reported).toEqual(['No text for coupon:nowhere']);
});

test('the command line asks for languages and keys', () => {
  const { dictionaries } = open();
  expect(dictionaries.languagesOf('coupon').sort()).toEqual(['de', 'en', 'ru']);
  expect(dictionaries.keysOf('coupon.later')).toEqual(['coupon.later:more']);
  expect([dictionaries.has('coupon:english'), dictionaries.has('coupon:only')]).toEqual([
    true,
    false,
  ]);
});
