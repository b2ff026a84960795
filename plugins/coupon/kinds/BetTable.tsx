import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import { countCombinations } from '#domain/ticket/countCombinations.ts';
import styles from './BetTable.module.css';
import { useCouponStore } from '../setup/useStores.ts';

/** Names of bets with one, two and three selections; larger ones are called "4-folds" and so on. */
const sizeTexts: Readonly<Record<number, string>> = {
  1: 'table.singles',
  2: 'table.doubles',
  3: 'table.trebles',
};

/** Table of the bets of a lucky or patent: number of each size, and stake. */
export const BetTable = observer(function BetTable() {
  const t = useTranslate('coupon.kinds');
  const format = useFormat();
  const coupon = useCouponStore();
  const { betCount, totalStakeMinor, type } = coupon;
  const selections = coupon.outcomeIds.length;
  const least = type === 'lucky' ? 1 : 2;
  const sizes = Array.from(
    { length: Math.max(0, selections - least + 1) },
    (_none, index) => least + index,
  );
  // Rounds the running total instead of each row, so that the rows add up to the total.
  const stakedUpTo = (size: number): number =>
    Math.round(
      (totalStakeMinor *
        sizes
          .filter((each) => each <= size)
          .reduce((sum, each) => sum + countCombinations(selections, each), 0)) /
        betCount,
    );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.bets')}</th>
          <th scope="col">{t('table.count')}</th>
          <th scope="col">{t('table.stake')}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => {
          const count = countCombinations(selections, size);
          return (
            <tr key={size}>
              <th scope="row">{t(sizeTexts[size] ?? 'table.of', { size })}</th>
              <td className="num">{format.number(count)}</td>
              <td className="num" translate="no">
                {totalStakeMinor === 0
                  ? '–'
                  : format.money(
                      createMoney(stakedUpTo(size) - stakedUpTo(size - 1), coupon.currency),
                    )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
