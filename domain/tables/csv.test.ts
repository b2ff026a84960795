import { expect, test } from 'vitest';
import { csvAmount, csvInstant, csvLines, csvMark } from './csv.ts';

test('OFC-61 a table has a mark of its encoding, quoted cells where needed, and semicolons where the comma is the decimal sign', () => {
  expect(csvMark).toBe('\uFEFF');
  expect(csvLines([[{ text: 'Team "A", B' }, { figure: '1.50' }]], '.')).toBe(
    '"Team ""A"", B",1.50\r\n',
  );
  expect(csvLines([[{ text: 'A; B' }, { figure: '1,50' }, { text: 'C, D' }]], ',')).toBe(
    '"A; B";1,50;C, D\r\n',
  );
  expect(csvLines([[{ text: 'two\nlines' }]], '.')).toBe('"two\nlines"\r\n');
});

test('OFC-61 amounts are plain figures with the decimals of their currency', () => {
  expect([
    csvAmount(1005, 2, ','),
    csvAmount(5, 3, '.'),
    csvAmount(-70, 2, '.'),
    csvAmount(500, 0, '.'),
  ]).toEqual(['10,05', '0.005', '-0.70', '500']);
  expect(csvInstant(1_773_513_720, 180)).toBe('2026-03-14 21:42');
});

test('OFC-62 a text that a spreadsheet would run stays a text; figures of the site do not change', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-2 (Team)',
    '@sum',
    '\t=1',
    '\u200E=1',
    ' =HYPERLINK("x")',
    '|calc',
    '%x',
  ])
    expect(csvLines([[{ text }]], '.')).toContain(`'${text.replaceAll('"', '""')}`);
  expect(csvLines([[{ text: 'Harbour City' }, { figure: '-0.70' }]], '.')).toBe(
    'Harbour City,-0.70\r\n',
  );
});
