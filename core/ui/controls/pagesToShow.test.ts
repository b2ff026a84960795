import { expect, test } from 'vitest';
import { pagesToShow } from './pagesToShow.ts';

function written(page: number, pageCount: number): string {
  return pagesToShow(page, pageCount)
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');
}

test('first, last and neighbours are shown; a gap replaces at least two pages', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(1, 3)).toBe('1 2 3');
  expect(written(1, 9)).toBe('1 2 … 9');
  expect(written(4, 9)).toBe('1 2 3 4 5 … 9');
  expect(written(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(written(9, 9)).toBe('1 … 8 9');
});
