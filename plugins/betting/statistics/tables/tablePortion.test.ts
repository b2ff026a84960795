import { expect, test } from 'vitest';
import type { TableRow } from '../statistics.ts';
import { firstRows, tablePortion } from './tablePortion.ts';
import { fakeOf } from '../../../../test/services/fakeOf.ts';

const rows = (count: number, group?: string): readonly TableRow[] =>
  Array.from({ length: count }, (_unused, index) =>
    fakeOf<TableRow>({ place: index + 1, team: fakeOf<TableRow['team']>({ id: index }), group }),
  );

test('BET-458 a few rows more are not worth a press, and groups are shown whole', () => {
  const counts = (...of: Parameters<typeof tablePortion>) => {
    const { rows: shown, nextCount } = tablePortion(...of);
    return [shown.length, nextCount];
  };
  expect(counts(rows(30), firstRows, [])).toEqual([30, 0]);
  expect(counts(rows(31), firstRows, [])).toEqual([20, 11]);
  expect(counts(rows(70), firstRows, [])).toEqual([20, 50]);
  expect(counts(rows(71), firstRows, [])).toEqual([20, 40]);
  expect(counts(rows(71), firstRows, [3, 60, 70])).toEqual([22, 49]);
  expect(counts(rows(64, 'A'), firstRows, [])).toEqual([64, 0]);
});
