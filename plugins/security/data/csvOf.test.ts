import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

test('SEC-40 SE12 rows become a table whose cells no spreadsheet runs', () => {
  expect(
    csvOf([
      { id: 1, name: 'a "quoted", one', minor: -5 },
      { id: 2, note: '=SUM(A1)', name: null, more: { a: 1 } },
      ...[' =1', '|x', '%x'].map((note) => ({ note })),
    ]),
  ).toBe(
    [
      'id,name,minor,note,more',
      '1,"a ""quoted"", one",-5,,',
      '2,,,\'=SUM(A1),"{""a"":1}"',
      ",,,' =1,",
      ",,,'|x,",
      ",,,'%x,",
      '',
    ].join('\r\n'),
  );
  expect(csvOf([])).toBe('');
});
