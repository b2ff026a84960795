import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, isDate, readBirthDate } from './birthDate.ts';
import { emailProblem } from './emailProblem.ts';
import { addressLineProblem, personNameProblem } from './personName.ts';
import { latinDigits } from './readDigits.ts';

const rule = { today: '2026-11-27', minAge: 18 };
const typed = (date: string): { year: string; month: string; day: string } => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

test.each([
  ['2008-11-27', { date: '2008-11-27' }],
  ['2008-11-28', { problem: 'too-young' }],
  ['1984-2-9', { date: '1984-02-09' }],
  ['2004-02-29', { date: '2004-02-29' }],
  ['2003-02-29', { problem: 'not-a-date' }],
  ['1990-04-31', { problem: 'not-a-date' }],
  ['1990-13-01', { problem: 'not-a-date' }],
  ['1990-00-10', { problem: 'not-a-date' }],
  ['90-01-10', { problem: 'not-a-date' }],
  ['1900-01-10', { problem: 'too-long-ago' }],
  ['2027-01-01', { problem: 'future' }],
  ['١٩٨٤-٠٢-٠٩', { date: '1984-02-09' }],
  ['۱۹۸۴-۲-۹', { date: '1984-02-09' }],
  ['1984-0x2-09', { problem: 'not-a-date' }],
  ['1984--09', { problem: 'missing' }],
])('REG-20 REG-21 the date of birth %s', (date, expected) => {
  expect(readBirthDate(typed(date), rule)).toEqual(expected);
});

test('REG-20 every day of the calendar is a date, and the birthday is the day on which the age changes', () => {
  const day = fc
    .date({ min: new Date('1905-01-01'), max: new Date('2026-11-27'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 120 }), (birth, years) => {
      expect(isDate(birth)).toBe(true);
      const birthday = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`;
      expect(ageOn(birth, birthday)).toBe(years);
      const before = new Date(Date.parse(`${birth}T00:00:00Z`) - 86_400_000);
      expect(ageOn(birth, before.toISOString().slice(0, 10))).toBe(-1);
    }),
  );
});

test.each([
  ['Marta', undefined],
  ['Ö', 'too-short'],
  ['Åse-Marie', undefined],
  ['O’Connor', undefined],
  ["D'Angelo", undefined],
  ['Анна Мария', undefined],
  ['محمد', undefined],
  ['王小明', undefined],
  ['St. John', undefined],
  ['', 'missing'],
  ['   ', 'missing'],
  ['Marta7', 'not-a-name'],
  ['<b>Marta', 'not-a-name'],
  ['-Marta', 'not-a-name'],
  ['x'.repeat(101), 'too-long'],
])('REG-22 the name %j: %s', (name, problem) => {
  expect(personNameProblem(name)).toBe(problem);
});

test('REG-22 FM09 a name in any script, of one word, with apostrophe or hyphen, is taken as it was written', () => {
  const letters = fc.constantFrom(...Array.from('aéßżŁñçøжЇאבعمदकか田中한ก'));
  const word = fc.array(letters, { minLength: 2, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '-', "'", '’', '‐', 'ʼ', '. '),
      (words, between) => personNameProblem(words.join(between)) === undefined,
    ),
  );
});

test('REG-22 a line of an address is whatever the country writes', () => {
  expect(['12/4, St. Paul Str. №7', '', 'x'.repeat(101)].map(addressLineProblem)).toEqual([
    undefined,
    'missing',
    'too-long',
  ]);
  expect(latinDigits('٩٩ ۱۴ ab 7')).toBe('99 14 ab 7');
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['marta', 'incomplete'],
  ['marta@', 'incomplete'],
  ['marta@example', 'incomplete'],
  ['marta@example.', 'incomplete'],
  ['marta kallas@example.com', 'incomplete'],
  ['marta@kallas@example.com', 'incomplete'],
  [' marta+bets@mail.example.com ', undefined],
])('REG-157 the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
