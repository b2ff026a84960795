import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFigures } from './periodFigures.ts';

test('OFC-90 staked is in play and settled, and the result is paid out less settled', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (settled, open, returned) => {
      const eur = (minor: number) => ({ minor, currency: 'EUR' });
      const shown = periodFigures({
        total: 3,
        totals: {
          staked: eur(settled + open),
          open: eur(open),
          returned: eur(returned),
          net: eur(returned - settled),
        },
      });
      const of = (key: string): number =>
        shown.flatMap((figure) =>
          figure.key === key && 'money' in figure ? [figure.money.minor] : [],
        )[0] ?? Number.NaN;
      expect(of('staked')).toBe(of('open') + of('settled'));
      expect(of('result')).toBe(of('returned') - of('settled'));
    }),
  );
});
