import { expect, test } from 'vitest';
import type { FirstPaintFacts } from '#core';
import { blockPaint, closedPaint, maintenancePaint } from './closedPaint.ts';

function factsOf(change: { answer?: object; maintenance?: object; language?: string }): FirstPaintFacts {
  const { answer, maintenance = {}, language = 'de' } = change;
  return {
    language,
    isMobile: false,
    odds: { price: String, total: String },
    answers: [],
    answerOf: () => answer,
    translate: (key, values = {}, inLanguage = language) => [inLanguage, key.replace('access:', ''), ...Object.values(values)].join(' '),
    number: String,
    time: String,
    dateTime: (atS, inLanguage = language) => `${atS}@${inLanguage}`,
    site: { maintenance } as FirstPaintFacts['site'],
    escape: (text) => text.replaceAll('<', '&lt;'),
  };
}

test('SHL-212 the words of maintenance come with dates and in the second language', () => {
  const maintenance = { isActive: true, started_at: 5, ended_at: 9 };
  expect(maintenancePaint(factsOf({ maintenance, answer: { displayTypeId: 0, templateTypeId: 0, countryCode: 'KZ' } }))).toBe(
    '<div><h1>de maintenance.title</h1><p>de maintenance.textOpen</p><p>de maintenance.dates 5@de 9@de</p><div lang="ru" dir="ltr"><p>ru maintenance.textOpen</p><p>ru maintenance.dates 5@ru 9@ru</p></div></div>',
  );
  expect(maintenancePaint(factsOf({ maintenance: { isActive: true }, language: 'en' }))).toBe('<div><h1>en maintenance.title</h1><p>en maintenance.textOpen</p></div>');
});

test('SHL-212 only the block of geography speaks of a country', () => {
  const title = (templateTypeId: number): string | undefined => /<h1>de (\w+)/.exec(blockPaint(factsOf({ answer: { displayTypeId: 1, templateTypeId } })) ?? '')?.[1];
  expect([title(1), title(5)]).toEqual(['block', 'closed']);
  expect(blockPaint(factsOf({}))).toContain('block.title');
  expect(closedPaint('suspension')({ ...factsOf({}), translate: () => '<b>' })).toBe('<div><h1>&lt;b></h1><p>&lt;b></p></div>');
});
