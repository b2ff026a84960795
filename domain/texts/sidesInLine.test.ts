import { expect, test } from 'vitest';
import { listInLine } from './listInLine.ts';
import { namesInLine, partsInLine, scoreInLine } from './sidesInLine.ts';

/** The isolated sides, without the marks. */
const sidesOf = (text: string) =>
  [...text.matchAll(/\u2068([^\u2069]*)\u2069/g)].map(([, side]) => side);

test('SHL-790 from left to right, a score and the name of an event stay as they are', () => {
  expect(scoreInLine('2:1', 'ltr')).toBe('2:1');
  expect(namesInLine('Eastmoor – Calderwick', 'ltr')).toBe('Eastmoor – Calderwick');
});

test('SHL-790 from right to left, each side is apart in a line that begins at the right', () => {
  const score = scoreInLine('162/4 : 15/0', 'rtl');
  expect(sidesOf(score)).toEqual(['162/4', '15/0']);
  expect(score.startsWith('\u200f\u2067')).toBe(true);
  const name = namesInLine('Eastmoor – FC Real-Vest', 'rtl');
  expect(sidesOf(name)).toEqual(['Eastmoor', 'FC Real-Vest']);
  expect(name.replaceAll(/[\u200f\u2067-\u2069]/g, '')).toBe('Eastmoor – FC Real-Vest');
});

test('SHL-790 a name of one side is not changed', () => {
  expect(namesInLine('Premier Division', 'rtl')).toBe('Premier Division');
  expect(scoreInLine('–', 'rtl')).toBe('–');
});

test('SHL-790 a name of both scripts begins at the right, whichever comes first', () => {
  expect(namesInLine('Strike Zone. سايبر', 'rtl')).toBe('\u200fStrike Zone. سايبر');
  expect(namesInLine('Strike Zone. سايبر', 'ltr')).toBe('Strike Zone. سايبر');
});

test('SHL-799 outcome, market and event are read in one order, whatever their scripts', () => {
  const line = partsInLine(['Kingsport Rovers', 'النتيجة'], 'rtl');
  expect(sidesOf(line)).toEqual(['Kingsport Rovers', 'النتيجة']);
  // Without the first mark a line of one script would follow the direction of the Latin name.
  expect(line.startsWith('\u200f\u2067')).toBe(true);
  expect(line.replaceAll(/[\u200f\u2067-\u2069]/g, '')).toBe('Kingsport Rovers · النتيجة');
  expect(partsInLine(['Kingsport Rovers', 'Result'], 'ltr')).toBe('Kingsport Rovers · Result');
});

test('SHL-768 things in one line have the comma of the script', () => {
  expect(listInLine(['age', 'name'], 'ltr')).toBe('age, name');
  expect(listInLine(['العمر', 'الاسم'], 'rtl')).toBe('العمر، الاسم');
});
