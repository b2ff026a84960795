/**
 * Profit to stake as British betting shops chalk it up, rising: numerator, denominator. It is the
 * traditional board ladder (4/6 and 6/4 are not reduced) with 3/4 and 17/20, which the trade quotes
 * in its wider gaps.
 */
const ladder: readonly (readonly [number, number])[] = (
  '1/500 1/200 1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 ' +
  '1/9 2/17 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 ' +
  '8/13 4/6 8/11 3/4 4/5 5/6 17/20 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 ' +
  '6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 11/5 9/4 23/10 12/5 5/2 13/5 11/4 14/5 3/1 ' +
  '16/5 10/3 7/2 18/5 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2 10/1 11/1 12/1 ' +
  '13/1 14/1 15/1 16/1 17/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 ' +
  '150/1 175/1 200/1 250/1 300/1 350/1 400/1 500/1 600/1 750/1 1000/1'
)
  .split(' ')
  .map((text) => {
    const [numerator = '0', denominator = '1'] = text.split('/');
    return [Number(numerator), Number(denominator)] as const;
  });

/**
 * The highest fraction of the trade's ladder that is not above a profit, in thousandths of the
 * stake: a price is never shown better than it is paid. Profits above the ladder are whole numbers
 * to one; below it there is none.
 */
export function fractionNotAbove(profitThousandths: number): readonly [number, number] | undefined {
  if (profitThousandths > 1_000_000) return [Math.floor(profitThousandths / 1000), 1];
  return ladder.findLast(
    ([numerator, denominator]) => numerator * 1000 <= profitThousandths * denominator,
  );
}
