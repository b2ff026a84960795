import { observer } from 'mobx-react-lite';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { Icon, useTranslate } from '#core/ui';
import { useCouponStore } from '../setup/useStores.ts';
import styles from './KindHint.module.css';
import { useTradeName } from './useTradeName.ts';

const counted: ReadonlySet<CouponType> = new Set(['system', 'multi']);

/**
 * Help text above the selections of a less known kind, with the number of bets and the trade name
 * for so many selections.
 */
export const KindHint = observer(function KindHint() {
  const t = useTranslate('coupon.kinds');
  const { betCount, hasOwnStakes, outcomeIds, type } = useCouponStore();
  const tradeName = useTradeName()(type, outcomeIds.length);
  const about = t(type === 'chain' ? 'chain.hint' : `about.${type}`);
  const bets =
    tradeName ?? (counted.has(type) && !hasOwnStakes ? t('bets', { count: betCount }) : undefined);
  return (
    <p className={styles.hint}>
      <Icon name="info-circle" size={16} />
      {bets === undefined ? about : `${bets} · ${about}`}
    </p>
  );
});
