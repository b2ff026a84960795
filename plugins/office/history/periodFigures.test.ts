import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFigures } from './periodFigures.ts';

test('OFC-90 M10 staked is in play plus settled, and the result is paid out less settled', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (settled, open, returned) => {
      const eur = (minor: number) => ({ minor, currency: 'EUR' });
      const shown = periodFigures({
        total: 3,
        otherTotals: [],
        totals: {
          staked: eur(settled + open),
          open: eur(open),
          returned: eur(returned),
          net: eur(returned - settled),
        },
      });
      const of = (key: string): number =>
        shown.flatMap((figure) =>
          figure.key === key && 'sums' in figure ? figure.sums.map(({ minor }) => minor) : [],
        )[0] ?? Number.NaN;
      expect(of('staked')).toBe(of('open') + of('settled'));
      expect(of('result')).toBe(of('returned') - of('settled'));
    }),
  );
});

test('OFC-160 sums are separate per currency, and the paying currency is left out if it has no bets', () => {
  const totalsIn = (currency: string, minor: number) => {
    const money = { minor, currency };
    return { staked: money, open: { ...money, minor: 0 }, returned: money, net: money };
  };
  const stakedOf = (own: number): readonly string[] =>
    periodFigures({
      total: 2,
      totals: totalsIn('USD', own),
      otherTotals: [totalsIn('EUR', 500)],
    }).flatMap((figure) =>
      figure.key === 'staked'
        ? figure.sums.map(({ minor, currency }) => `${currency} ${minor}`)
        : [],
    );
  expect([stakedOf(0), stakedOf(700)]).toEqual([['EUR 500'], ['USD 700', 'EUR 500']]);
});
