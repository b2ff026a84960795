import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodePath } from './barcodePath.ts';

/** Reads a code like a scanner: widths of bars and gaps, two digits at a time. */
function scan(path: string, width: number): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(
    ([, at, wide]) => [Number(at), Number(wide)] as const,
  );
  const widths = bars.flatMap(([at, wide], index) => {
    const next = bars[index + 1]?.[0];
    return next === undefined ? [wide] : [wide, next - at - wide];
  });
  expect(bars.at(-1)!.reduce((sum, each) => sum + each, 0)).toBe(width - 10);
  expect([widths.slice(0, 4), widths.slice(-3)]).toEqual([
    [1, 1, 1, 1],
    [3, 1, 1],
  ]);
  const digitOf = [
    '00110',
    '10001',
    '01001',
    '11000',
    '00101',
    '10100',
    '01100',
    '00011',
    '10010',
    '01010',
  ];
  const inner = widths.slice(4, -3);
  let read = '';
  for (let at = 0; at < inner.length; at += 10)
    for (const first of [0, 1]) {
      const five = [0, 1, 2, 3, 4].map((place) =>
        inner[at + first + 2 * place] === 3 ? '1' : '0',
      );
      read += String(digitOf.indexOf(five.join('')));
    }
  return read;
}

test('PAY-77 PY15 a scanner reads the digits of the slip again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){1,10}$/), (digits) => {
      const { path, width } = barcodePath(digits);
      expect(scan(path, width)).toBe(digits);
    }),
    { numRuns: 100 },
  );
  expect(() => barcodePath('123')).toThrow('even number');
});
